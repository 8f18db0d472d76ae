import pg from "pg";
import type { Env } from "~/env";
import { copyDatabase } from "~/platform/backup/copy-database";
import { startEmbeddedPostgres } from "~/platform/database/embedded-postgres/start-embedded-postgres";
import { readMoveRecord } from "~/platform/database/move/move-record";
import type { Logger } from "~/platform/logging/logger";
import { StartupError } from "~/platform/startup-error";
import { databaseProblem, isTransient } from "./database-problem";
import { openAddress, PACKAGED, settingsFor } from "./moved-address";
import { progress } from "./progress";
import { waitForService } from "./wait-for-service";

export interface ConnectedDatabase {
  /** Of the database itself, for everything that belongs to a session: announcements, locks, migrations, copies. */
  url: string;
  /** The pooler in front of it that gives each transaction another session; undefined if there is none. */
  poolerUrl?: string;
  /** Whether it is the packaged PostgreSQL in the data directory. */
  isPackaged: boolean;
  /** Stops a database that was started here; does nothing to an external one. */
  stop(): Promise<void>;
}

/** More consecutive moves than an operator would make: the records must form a circle. */
const MAX_MOVES = 10;

/**
 * Connects to the site's database: the one that `DATABASE_LISTEN_URL` or `DATABASE_URL` names, as soon as it responds,
 * or the packaged PostgreSQL in the data directory. If `move-database` moved it, connects to the new one, directly.
 * @param signal aborts the start
 * @throws StartupError if the former does not respond within a minute, or the latter cannot start; the signal's reason
 */
export async function connectDatabase(
  env: Env,
  log: Logger,
  signal?: AbortSignal,
): Promise<ConnectedDatabase> {
  let database = await connectNamed(namedDatabase(env), env, log, signal);
  try {
    for (let moves = 0; moves < MAX_MOVES; moves += 1) {
      const next = await movedFrom(env, database);
      if (next === undefined && moves === 0 && env.DATABASE_LISTEN_URL) database.poolerUrl = env.DATABASE_URL;
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

/** The address of the database itself that the settings name, or `PACKAGED`. */
export function namedDatabase(env: Pick<Env, "DATABASE_URL" | "DATABASE_LISTEN_URL">): string {
  return env.DATABASE_LISTEN_URL ?? env.DATABASE_URL ?? PACKAGED;
}

/**
 * Connects to one database, whatever is in it, without following moves.
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
    await waitForDatabase(address, { signal });
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

/** The address to which a database was moved; undefined if it was not moved. */
async function movedFrom(env: Env, { url }: ConnectedDatabase): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const record = await readMoveRecord(client);
    if (record?.state !== "moved") return undefined;
    progress(
      `Database: it was moved to ${record.place} on ${record.at.toISOString()}, and the settings still name the former one. ${settingsFor(record.place)}`,
    );
    return await openAddress(env, record);
  } catch (error) {
    throw databaseProblem(error, url);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Waits for a database that cannot be reached yet, and prints that it waits.
 * @param options `timeoutMs`: how long, in milliseconds
 * @throws StartupError if that was not long enough, or if waiting cannot help
 */
export async function waitForDatabase(
  url: string,
  options: { timeoutMs?: number; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { timeoutMs, signal } = options;
  try {
    await waitForService(() => connectOnce(url), {
      mayPass: isTransient,
      signal,
      timeoutMs,
      onWait: (ms) => progress(`Database: does not respond yet; waiting up to ${Math.ceil(ms / 1000)} s …`),
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
