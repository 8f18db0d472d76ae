import pg from "pg";
import type { Env } from "~/env";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import type { Logger } from "~/platform/logging/logger";
import { databaseProblem, mayPass } from "./database-problem";
import { progress } from "./progress";
import { waitForService } from "./wait-for-service";

export interface ConnectedDatabase {
  url: string;
  /** Ends what was started here; does nothing to a database that somebody else runs. */
  stop(): Promise<void>;
}

/**
 * The database that `DATABASE_URL` names, as soon as it answers; without it, the PostgreSQL that came with the program, in the data
 * directory.
 *
 * @param signal aborted when the start is not wanted any more
 * @throws StartupError when the one does not answer within a minute, or the other cannot start; the signal's reason
 */
export async function connectDatabase(
  env: Env,
  log: Logger,
  signal?: AbortSignal,
): Promise<ConnectedDatabase> {
  if (env.DATABASE_URL) {
    progress(`Database: ${new URL(env.DATABASE_URL).host}, as DATABASE_URL says.`);
    await untilItAnswers(env.DATABASE_URL, { signal });
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

/**
 * Waits for a database that cannot be reached yet, and says so.
 *
 * @param options `patienceMs`: how long, in milliseconds
 * @throws StartupError when that was not long enough, or waiting cannot help
 */
export async function untilItAnswers(
  url: string,
  options: { patienceMs?: number; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { patienceMs, signal } = options;
  try {
    await waitForService(() => connectOnce(url), {
      mayPass,
      signal,
      ...(patienceMs !== undefined && { patienceMs }),
      onWait: (ms) => progress(`Database: does not answer yet; waiting up to ${Math.ceil(ms / 1000)} s …`),
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw databaseProblem(error, url);
  }
}

async function connectOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}
