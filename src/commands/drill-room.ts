import { stat } from "node:fs/promises";
import type { Env } from "~/env";
import type { RootDatabase } from "~/platform/database/database";
import { clusterHome } from "~/platform/database/embedded-postgres/running-database";
import { diskSpace } from "~/platform/disk/disk-space";
import { StartupError } from "~/platform/startup-error";
import type { ConnectedDatabase } from "./connect-database";

/** Space that must stay free beside the copy, so that the site can keep writing. */
const LEFT_BYTES = 128e6;
/** An empty cluster, for a drill whose role may not create databases. */
const CLUSTER_BYTES = 300e6;
/** PostgreSQL's WAL grows with what is written, at most to its `max_wal_size`. */
const MAX_LOG_BYTES = 1e9;

interface Drill {
  env: Pick<Env, "DATA_DIR">;
  /** The site's. */
  db: RootDatabase;
  database: Pick<ConnectedDatabase, "isPackaged">;
  /** The size of the backup, which contains every stored file uncompressed. */
  backupBytes: number;
}

/**
 * Checks, before a drill writes anything, that its copy of the site does not fill a disk that the site writes
 * to. The free space of an external database server is unknown here; that server refuses writes when its disk
 * is full.
 * @throws StartupError if there is too little space
 */
export async function requireDrillRoom({ env, db, database, backupBytes }: Drill): Promise<void> {
  const { rows } = await db.execute<{ bytes: number; maycreate: boolean }>(
    "select pg_database_size(current_database())::float8 as bytes, (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as maycreate",
  );
  const [{ bytes, maycreate } = { bytes: 0, maycreate: true }] = rows;
  const copyBytes = bytes + Math.min(bytes, MAX_LOG_BYTES);
  const needs = [{ path: env.DATA_DIR, bytes: backupBytes }];
  if (!maycreate) needs.push({ path: env.DATA_DIR, bytes: CLUSTER_BYTES + copyBytes });
  else if (database.isPackaged)
    needs.push({ path: (await clusterHome(env.DATA_DIR)) ?? env.DATA_DIR, bytes: copyBytes });
  const byDisk = new Map<number, { path: string; bytes: number }>();
  for (const need of needs) {
    const { dev } = await stat(need.path);
    const known = byDisk.get(dev);
    byDisk.set(dev, { path: known?.path ?? need.path, bytes: need.bytes + (known?.bytes ?? 0) });
  }
  for (const need of byDisk.values()) await requireRoom(need);
}

async function requireRoom({ path, bytes }: { path: string; bytes: number }): Promise<void> {
  const { free } = await diskSpace(path);
  const needed = bytes + LEFT_BYTES;
  if (free >= needed) return;
  throw new StartupError(
    `There is too little disk space for ${path} to test a backup: ${inMegabytes(free)} are free, and the copy of the site temporarily needs ${inMegabytes(needed)}.`,
    "Free some space there, and test the backup again.",
  );
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6).toLocaleString("en-US")} MB`;
}
