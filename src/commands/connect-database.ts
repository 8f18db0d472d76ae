import pg from "pg";
import type { Env } from "~/env";
import { copyDatabase } from "~/platform/backup/copy-database";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import { readMoveRecord } from "~/platform/database/move/move-record";
import type { Logger } from "~/platform/logging/logger";
import { StartupError } from "~/platform/startup-error";
import { databaseProblem, mayPass } from "./database-problem";
import { openAddress, PACKAGED, settingsFor } from "./moved-address";
import { progress } from "./progress";
import { waitForService } from "./wait-for-service";

export interface ConnectedDatabase {
  url: string;
  /** Whether it is the PostgreSQL that came with the program, in the data directory. */
  isPackaged: boolean;
  /** Ends what was started here; does nothing to a database that somebody else runs. */
  stop(): Promise<void>;
}

/** More moves than that in a row, without anybody correcting the settings, are a circle. */
const MOST_MOVES = 10;

/**
 * The site's database: the one that `DATABASE_URL` names, as soon as it answers; without it, the PostgreSQL that came with the program, in
 * the data directory. Where `move-database` moved that one, the one that it was moved to.
 *
 * @param signal aborted when the start is not wanted any more
 * @throws StartupError when the one does not answer within a minute, or the other cannot start; the signal's reason
 */
export async function connectDatabase(
  env: Env,
  log: Logger,
  signal?: AbortSignal,
): Promise<ConnectedDatabase> {
  let database = await connectNamed(env.DATABASE_URL ?? PACKAGED, env, log, signal);
  try {
    for (let moves = 0; moves < MOST_MOVES; moves += 1) {
      const next = await movedFrom(env, database);
      if (next === undefined) return database;
      await database.stop();
      database = await connectNamed(next, env, log, signal);
    }
  } catch (error) {
    await database.stop();
    throw error;
  }
  await database.stop();
  throw new StartupError(
    "Every database that the settings lead to says that it was moved to another one.",
    "Set DATABASE_URL to the one that the site used last.",
  );
}

/**
 * One database, whatever is in it: moves are not followed.
 * @param address of a PostgreSQL, or `PACKAGED`
 */
export async function connectNamed(
  address: string,
  { DATA_DIR }: Pick<Env, "DATA_DIR">,
  log: Logger,
  signal?: AbortSignal,
): Promise<ConnectedDatabase> {
  if (address !== PACKAGED) {
    progress(`Database: at ${new URL(address).host}.`);
    await untilItAnswers(address, { signal });
    return { url: address, isPackaged: false, stop: async () => {} };
  }
  const { url, stop } = await startEmbeddedPostgres({
    dataDirectory: DATA_DIR,
    log,
    onProgress: (step) => progress(`Database: ${step} …`),
    copyDatabase,
  });
  progress("Database: running.");
  return { url, isPackaged: true, stop };
}

/** Where the contents of a database are now; undefined where they were not moved. */
async function movedFrom(env: Env, { url }: ConnectedDatabase): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const record = await readMoveRecord(client);
    if (record?.state !== "moved") return undefined;
    progress(
      `Database: it was moved to ${record.place} on ${record.at.toISOString()}, and the settings still lead to the former one. ${settingsFor(record.place)}`,
    );
    return await openAddress(env, record);
  } catch (error) {
    throw databaseProblem(error, url);
  } finally {
    await client.end().catch(() => undefined);
  }
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
