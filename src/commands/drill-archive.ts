import { mkdtemp, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Env } from "~/env";
import { countRows, describeTables } from "~/platform/backup/database-snapshot";
import { backupRun } from "~/platform/backup/table";
import type { BackupTarget } from "~/platform/backup/target/backup-target";
import { archiveNames } from "~/platform/continuous-archive/archive-names";
import { archiveOf } from "~/platform/continuous-archive/open-archive";
import { archivesAt } from "~/platform/continuous-archive/read-archive";
import type { RootDatabase } from "~/platform/database/database";
import { clusterHome } from "~/platform/database/embedded-postgres/running-database";
import { ledgerHead } from "~/platform/erasures/ledger";
import { JOB_SCHEMA } from "~/platform/jobs/queue-options";
import { StartupError } from "~/platform/startup-error";
import { presentSecret, previousSecrets } from "./app-secret";
import { fileStorage } from "./file-storage";
import { progress } from "./progress";
import { chooseRange, readerOf, recoverSite } from "./restore-to-time";

/** Prefix of a drill's directories, in the data directory. */
export const DRILL_DIRECTORY = "restore-drill-";

interface Drill {
  env: Env;
  /** The site's. */
  db: RootDatabase;
  url: string;
  target: BackupTarget;
  passphrase: string | undefined;
  signal: AbortSignal;
}

/**
 * Restores the newest state of the site's continuous archive with a separate PostgreSQL in a temporary
 * directory, compares it with the site, and removes it. Does nothing if no archive can be restored yet.
 * @throws StartupError if the archive does not restore the site
 */
export async function drillArchive({ env, db, url, target, passphrase, signal }: Drill): Promise<void> {
  const home = env.BACKUP_ARCHIVE === undefined ? undefined : await clusterHome(env.DATA_DIR);
  const own = home && (await archiveOf(home));
  if (!own) return;
  const { site } = await ledgerHead(db);
  const { folder } = archiveNames(site, own);
  const archives = await archivesAt(target);
  if (!archives.some(({ name, ranges }) => name === folder && ranges.length > 0)) {
    progress("Drill: the continuous archive has no base backup yet, and is not tested.");
    return;
  }
  const { archive, range } = chooseRange(archives, { targetTime: undefined, name: folder, target });
  const reader = await readerOf(archive, target, passphrase);
  const directory = await mkdtemp(join(env.DATA_DIR, DRILL_DIRECTORY));
  const isEncrypted = reader.identities.length > 0;
  try {
    await recoverSite({
      // An encrypted archive must contain its own secret; one without encryption never does.
      env: {
        ...env,
        DATA_DIR: directory,
        S3_BUCKET: undefined,
        APP_SECRET: isEncrypted ? undefined : await presentSecret(env),
        APP_SECRET_PREVIOUS: isEncrypted ? undefined : [...(await previousSecrets(env))],
      },
      archive,
      range,
      reader,
      until: undefined,
      replace: false,
      suppliedSecret: undefined,
      signal,
      findLedgers: async () => [],
      async onRestored(restored) {
        await compareTables(url, restored.url, range.until);
        const storage = await fileStorage(env);
        for (const { key } of restored.missing)
          if (await storage.get(key)) throw notGood(`It lacks the file ${key}, which the site has.`);
        if (restored.sealed.unreadable > 0 && restored.sealed.opened === 0)
          throw notGood("None of its encrypted records opens.");
      },
    });
  } finally {
    await removeDrillDirectory(directory);
  }
  progress(`Drill: the continuous archive restores the site as of ${range.until.toISOString()}.`);
}

/** Also removes the copy's database, which is elsewhere if PostgreSQL could not enter the directory. */
export async function removeDrillDirectory(directory: string): Promise<void> {
  const elsewhere = await readFile(join(directory, "postgres-location"), "utf8").catch(() => "");
  if (elsewhere) await rm(dirname(elsewhere.trim()), { recursive: true, force: true });
  await rm(directory, { recursive: true, force: true });
}

/**
 * Compares the copy with the site. The site keeps writing, so row counts may differ. But a table with less
 * than half of the site's rows is wrong, and what the site recorded before the end of the archive must be in
 * the copy.
 */
async function compareTables(siteUrl: string, copyUrl: string, until: Date): Promise<void> {
  const [site, copy] = [await rowsOf(siteUrl, until), await rowsOf(copyUrl, until)];
  const lost = Object.entries(site.rows).filter(
    ([name, count]) => count > FEW && (copy.rows[name] ?? 0) < count / 2,
  );
  if (lost.length > 0)
    throw notGood(`These tables lack rows in it: ${lost.map(([name]) => name).join(", ")}.`);
  const missing = site.runs.filter((id) => !copy.runs.includes(id));
  if (missing.length > 0) throw notGood("It lacks backups that the site recorded before its end.");
  const rows = Object.values(copy.rows).reduce((sum, count) => sum + count, 0);
  progress(`Drill: ${rows.toLocaleString("en-US")} rows in the restored archive.`);
}

interface Rows {
  /** Number of rows, by table. */
  rows: Record<string, number>;
  /** Backups and drills that had ended before a time. */
  runs: string[];
}

/** In a table with at most this many rows, the last minutes may have added or removed half of them. */
const FEW = 10;

async function rowsOf(url: string, until: Date): Promise<Rows> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const tables = (await describeTables(client)).filter(({ schema }) => schema !== JOB_SCHEMA);
    const rows = await countRows(client, tables);
    const runs = await drizzle(client, { casing: "snake_case" })
      .select({ id: backupRun.id, endedAt: backupRun.endedAt })
      .from(backupRun);
    return {
      rows,
      runs: runs.filter(({ endedAt }) => endedAt && endedAt < until).map(({ id }) => id),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}

function notGood(reason: string): StartupError {
  return new StartupError(
    `The continuous archive does not restore the site. ${reason}`,
    "Make a base backup with npm start -- base-backup, and try again. If it fails too, check the disks, and report it.",
  );
}
