import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { compareReleases, ownRelease } from "../release";
import { StartupError } from "../startup-error";
import { newerMigrations, refuseBeforeBaseline } from "./baseline";
import { EXTENSIONS } from "./lay-migrations";
import { oldestReleaseAfter, recordedOldestRelease, recordOldestRelease } from "./oldest-release";
import { migrationsFolder, ownMigrations } from "./own-migrations";

const LOCK_NOT_AVAILABLE = "55P03";
/** While a migration waits for a table, every query of that table waits behind it: rather try again. */
const LOCK_PATIENCE = "3s";
const LOCK_TRIES = 20;
const BETWEEN_TRIES_MS = 1_000;

/**
 * Applies every migration that the connection's database has not had, in one transaction. The caller holds the start lock. A database of a
 * newer release that declares itself compatible with this one is left as it is.
 *
 * @param folder part of our migrations, where a test looks at a step of the way
 * @returns how many were applied
 * @throws StartupError when the database stopped before the baseline, or was written by a newer release that this one cannot work beside
 */
export async function applyMigrations(client: pg.Client, folder = migrationsFolder()): Promise<number> {
  const before = await appliedMigrations(client);
  await refuseOtherSchemas(client, before);
  const db = drizzle(client);
  for (const extension of EXTENSIONS)
    await db.execute(sql`create extension if not exists ${sql.identifier(extension)}`);
  // Before the migrations: an interruption in between must not leave a schema that an older release takes for compatible.
  await recordOldestRelease(client, await oldestReleaseAfter(folder));
  await client.query(`set lock_timeout = '${LOCK_PATIENCE}'`);
  await tryAgainWhenLocked(() => migrate(db, { migrationsFolder: folder }));
  await client.query("reset lock_timeout");
  return (await appliedMigrations(client)).length - before.length;
}

/** The migrations that the database has had, by when each was made; none where it has no tables of ours. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (table.rows[0].name === null) return [];
  const { rows } = await client.query("select created_at from drizzle.__drizzle_migrations order by id");
  return rows.map(({ created_at }) => Number(created_at));
}

/**
 * Looks whether this release can use the schema. After an upgrade that was undone, or while nodes are upgraded one after the other,
 * migrations of
 * a newer release are as they should be if that release says that this one still runs.
 * @throws StartupError when it does not say so: this release could lose what the newer one wrote; for a database that stopped before the
 * baseline
 */
export async function refuseOtherSchemas(client: pg.ClientBase, applied: readonly number[]): Promise<void> {
  const own = await ownMigrations();
  refuseBeforeBaseline(applied, own);
  const unknown = newerMigrations(applied, own).length;
  if (unknown === 0) return;
  const [release, oldest] = [await ownRelease(), await recordedOldestRelease(client)];
  if (oldest !== undefined && compareReleases(release, oldest) >= 0) return;
  throw new StartupError(
    `The database was changed by a newer version of Openward: ${unknown} of its migrations are not part of this one.`,
    oldest === undefined
      ? "Start the newer version, or restore the backup that was made before the update."
      : `Start ${oldest} or a newer version, or restore the backup that was made before the update.`,
  );
}

/** @throws StartupError when a table stays in use all the time; nothing is applied then */
async function tryAgainWhenLocked(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (tries === LOCK_TRIES)
        throw new StartupError(
          "The migrations could not be applied: a table stayed in use. Nothing was changed.",
          "End long queries and backups of this database, and run this again.",
          { cause: error },
        );
    }
    await delay(BETWEEN_TRIES_MS);
  }
}

function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause as { code?: string }).code === LOCK_NOT_AVAILABLE;
}
