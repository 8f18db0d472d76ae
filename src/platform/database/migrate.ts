import type pg from "pg";
import { installJobs } from "../jobs/install-jobs";
import { applyMigrations } from "./apply-migrations";
import { takeStartLock } from "./start-lock";

/**
 * Migrates the database at `url` to the current schema. Nodes that start together take turns, so each
 * migration runs once, and the second node finds nothing to do.
 * @returns the number of our migrations that this call applied
 * @throws the driver's error if the database cannot be reached or a migration fails (nothing is half-applied)
 */
export async function migrate(url: string): Promise<number> {
  const lock = await takeStartLock(url);
  try {
    return await migrateUnderLock(lock.client);
  } finally {
    await lock.release();
  }
}

/**
 * Our own tables first, then those of the job queue, which pg-boss owns.
 * @returns the number of our migrations that were applied
 */
export async function migrateUnderLock(client: pg.Client): Promise<number> {
  const applied = await applyMigrations(client);
  await installJobs(client);
  return applied;
}
