import type { Env } from "~/env";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import type { Logger } from "~/platform/logging/logger";
import { progress } from "./progress";

export interface ConnectedDatabase {
  url: string;
  /** Ends what was started here; does nothing to a database that somebody else runs. */
  stop(): Promise<void>;
}

/**
 * The database that `DATABASE_URL` names; without it, the PostgreSQL that came with the program, in the data directory.
 * @throws StartupError when the latter cannot start
 */
export async function connectDatabase(env: Env, log: Logger): Promise<ConnectedDatabase> {
  if (env.DATABASE_URL) {
    progress(`Database: ${new URL(env.DATABASE_URL).host}, as DATABASE_URL says.`);
    return { url: env.DATABASE_URL, stop: async () => {} };
  }
  const database = await startEmbeddedPostgres({
    dataDirectory: env.DATA_DIR,
    log,
    onProgress: (step) => progress(`Database: ${step} …`),
  });
  progress("Database: running.");
  return database;
}
