import type pg from "pg";
import { installJobs } from "../jobs/install-jobs";
import { applyMigrations } from "./apply-migrations";
import { takeStartLock } from "./start-lock";

/**
 * Brings the database at `url` to the current schema. Nodes that start together take turns, so each migration runs once; the second
 * finds nothing left to do.
 *
 * @returns how many migrations of ours were applied by this call
 * @throws the driver's error when the database cannot be reached or a migration fails (nothing half-applied)
 */
export async function migrate(url: string): Promise<number> {
  const lock = await takeStartLock(url);
  try {
    return await migrateUnderLock(lock.client);
  } finally {
    await lock.release();
  }
}

/** Our own tables, then those of the job queue, which belong to pg-boss. @returns how many migrations of ours were applied */
export async function migrateUnderLock(client: pg.Client): Promise<number> {
  const applied = await applyMigrations(client);
  await installJobs(client);
  return applied;
}
