import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { compareReleases, programRelease } from "../release";
import { StartupError } from "../startup-error";
import { newerMigrations, refuseBeforeBaseline } from "./baseline";
import { EXTENSIONS } from "./create-migrated-schema";
import { oldestReleaseAfter, recordedOldestRelease, recordOldestRelease } from "./oldest-release";
import { migrationsFolder, programMigrations } from "./program-migrations";

const LOCK_NOT_AVAILABLE = "55P03";
/**
 * While a migration waits for a lock on a table, all queries of that table wait behind the migration. So it
 * gives up early and retries.
 */
const LOCK_TIMEOUT = "3s";
const LOCK_TRIES = 20;
const RETRY_MS = 1_000;

/**
 * Applies every pending migration, in one transaction. The caller holds the start lock. Leaves a database of
 * a newer release alone if that release declared it compatible with this one.
 * @param folder a part of our migrations, for tests
 * @returns the number of applied migrations
 * @throws StartupError if the database predates the baseline, or if it was written by a newer release that is
 * not compatible with this one
 */
export async function applyMigrations(client: pg.Client, folder = migrationsFolder()): Promise<number> {
  const before = await appliedMigrations(client);
  await refuseOtherSchemas(client, before);
  const db = drizzle(client);
  for (const extension of EXTENSIONS)
    await db.execute(sql`create extension if not exists ${sql.identifier(extension)}`);
  // Recorded before the migrations, so that an interruption cannot leave a schema that an older release takes
  // for compatible.
  await recordOldestRelease(client, await oldestReleaseAfter(folder));
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
  await retryWhenLocked(() => migrate(db, { migrationsFolder: folder }));
  await client.query("reset lock_timeout");
  return (await appliedMigrations(client)).length - before.length;
}

/** The applied migrations, by their creation time; none if the database has no tables of ours. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (table.rows[0].name === null) return [];
  const { rows } = await client.query("select created_at from drizzle.__drizzle_migrations order by id");
  return rows.map(({ created_at }) => Number(created_at));
}

/**
 * Checks whether this release can use the schema. After an upgrade was undone, or while nodes are upgraded
 * one by one, the database may have migrations of a newer release. That is fine if the newer release declared
 * that this one can still run.
 * @throws StartupError if it did not, because this release could lose what the newer one wrote; also for a
 * database that predates the baseline
 */
export async function refuseOtherSchemas(client: pg.ClientBase, applied: readonly number[]): Promise<void> {
  const own = await programMigrations();
  refuseBeforeBaseline(applied, own);
  const unknown = newerMigrations(applied, own).length;
  if (unknown === 0) return;
  const [release, oldest] = [await programRelease(), await recordedOldestRelease(client)];
  if (oldest !== undefined && compareReleases(release, oldest) >= 0) return;
  throw new StartupError(
    `The database was changed by a newer version of Openward: ${unknown} of its migrations are not part of this one.`,
    oldest === undefined
      ? "Start the newer version, or restore the backup that was made before the update."
      : `Start ${oldest} or a newer version, or restore the backup that was made before the update.`,
  );
}

/** @throws StartupError if a table stays in use; then nothing is applied */
async function retryWhenLocked(work: () => Promise<void>): Promise<void> {
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
    await delay(RETRY_MS);
  }
}

function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause as { code?: string }).code === LOCK_NOT_AVAILABLE;
}
