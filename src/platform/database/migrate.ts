import pg from "pg";
import { installJobs } from "../jobs/install-jobs";
import { applyMigrations } from "./apply-migrations";

/** Any fixed number will do; it only has to be the same on every node. */
const MIGRATION_LOCK = 7_305_512_001;

/**
 * Brings the database at `url` to the current schema. Nodes that start together take turns on one
 * advisory lock, so each migration runs once; the second finds nothing left to do.
 *
 * The tables of the job queue, which belong to pg-boss, follow.
 *
 * @returns how many migrations of ours were applied by this call
 * @throws the driver's error when the database cannot be reached or a migration fails (nothing half-applied)
 */
export async function migrate(url: string): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: "openward-migrate",
  });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const applied = await applyMigrations(client);
    await installJobs(client);
    return applied;
  } finally {
    // Ending the session releases the lock, also after an error.
    await client.end();
  }
}
