import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { type Env, readEnv } from "~/env";
import { copyDatabase } from "~/platform/backup/copy-database";
import { countUsers, hasTables } from "~/platform/backup/load-database";
import { CACHE_CHANNEL } from "~/platform/cache/announce-tags";
import { openDatabase } from "~/platform/database/database";
import { clusterHome } from "~/platform/database/embedded-postgres/running-database";
import { addFence, closeFence, openFence, removeFence } from "~/platform/database/move/fence";
import {
  clearMoveRecord,
  createMoveRecordTable,
  MOVED_TAG,
  readMoveRecord,
  writeMoveRecord,
} from "~/platform/database/move/move-record";
import { type StartLock, takeStartLock } from "~/platform/database/start-lock";
import { createLogger } from "~/platform/logging/logger";
import { countClaimed, pauseClaims, resumeClaims } from "~/platform/outbox/claim-pause";
import { holdMail } from "~/platform/outbox/mail-hold";
import { StartupError } from "~/platform/startup-error";
import { namedFile } from "./backup-file";
import { type ConnectedDatabase, connectDatabase, connectNamed, namedDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { databaseProblem } from "./database-problem";
import { openAll } from "./finish-restore";
import { movedRecord, PACKAGED, placeOf, settingsFor } from "./moved-address";
import { progress } from "./progress";
import { loadProblem } from "./restore";
import { siteSecrets } from "./site-secrets";
import { stoppable } from "./stoppable";

const USE =
  "Use: move-database postgres://user:password@host:5432/database, --url-file FILE that holds such an address, or packaged; --replace deletes what the new database holds. Or: move-database --back-to-former.";

/** Together longer than a mail server may take to answer. */
const QUIET_TRIES = 240;
const QUIET_PAUSE_MS = 250;
/** How long to wait for the site to switch. The command asks it again after a minute. */
const SWITCH_TIMEOUT_MS = 180_000;

type Options = { backToFormer: true } | { backToFormer: false; address: string; replace: boolean };

/**
 * `move-database ADDRESS | packaged`: copies the site's database to another PostgreSQL while the site runs,
 * and makes the site use it. During the copy, the site refuses changes. The former database stays, and
 * accepts no more changes. `--back-to-former` lets a site use it again.
 * @throws StartupError if it was not moved; the site then keeps using the former database
 */
export async function moveDatabase(args: string[]): Promise<void> {
  const options = await parse(args);
  const env = readEnv();
  const log = createLogger({ level: env.LOG_LEVEL });
  if (!env.DATABASE_URL && !(await clusterHome(env.DATA_DIR)))
    throw new StartupError(
      `There is no site in ${env.DATA_DIR}.`,
      "Set DATA_DIR, and DATABASE_URL if the site has one, as they are set for the site.",
    );
  const usesPackaged = !env.DATABASE_URL || (!options.backToFormer && options.address === PACKAGED);
  await prepareDataDirectory({
    DATA_DIR: env.DATA_DIR,
    DATABASE_URL: usesPackaged ? undefined : env.DATABASE_URL,
  });
  if (options.backToFormer) return backToFormer(env);
  const { address, replace } = options;
  await stoppable(async (signal) => {
    const source = await connectDatabase(env, log, signal);
    try {
      const target = await connectNamed(address, env, log, signal);
      try {
        await move({ env, source, target, address, replace, signal });
      } finally {
        await target.stop();
      }
    } finally {
      await source.stop();
    }
  });
}

interface Move {
  env: Env;
  source: ConnectedDatabase;
  target: ConnectedDatabase;
  /** Address of the target, as a start will find it. */
  address: string;
  replace: boolean;
  signal: AbortSignal;
}

/** Moves the database under the start locks of both, so that no site starts on either one. */
async function move(task: Move): Promise<void> {
  const { source, target, address } = task;
  const from = await lockFor(source.url);
  try {
    if (await isSameDatabase(from.client, target.url)) {
      await announce(from.client);
      progress(`Database: the site already uses ${placeOf(address)}. ${settingsFor(placeOf(address))}`);
      return;
    }
    const to = await lockFor(target.url);
    let closedAt: number;
    const users = await countUsers(from.client);
    try {
      await requireMovable(from.client);
      await requireFree(to.client, task);
      closedAt = await moveUnderLocks(task, from.client);
    } finally {
      await to.release().catch(() => undefined);
    }
    progress(
      `Database: it is at ${placeOf(address)} now. Nothing was deleted from the former one, which accepts no more changes.`,
    );
    if (users > 0) await waitUntilSwitched(target.url, closedAt);
    progress(
      `${settingsFor(placeOf(address))} Until then each start asks the former database where the site’s database is.`,
    );
  } finally {
    await from.release().catch(() => undefined);
  }
}

/**
 * Copies the database while the source is closed to changes, and writes the record that marks the source as
 * moved. If anything fails before that record, the source is opened again.
 * @returns when changes began to be refused, on this process's clock in milliseconds
 */
async function moveUnderLocks(
  { env, source, target, address, signal }: Move,
  from: pg.Client,
): Promise<number> {
  let isMoved = false;
  try {
    await createMoveRecordTable(from);
    await addFence(from);
    signal.throwIfAborted();
    const closedAt = await closeWhenQuiet(from, signal);
    progress("Database: copying; the site refuses changes from now on …");
    const rows = await copyDatabase({
      from: source.url,
      to: target.url,
      // The target was checked: its contents may be deleted.
      replace: true,
      signal,
      async beforeCommit(to) {
        await createMoveRecordTable(to);
        await writeMoveRecord(to, { state: "arrived", at: new Date() });
      },
      remedy: "Nothing was moved; the site keeps using its database.",
    }).catch((error: unknown) => {
      throw loadProblem(error, target.url);
    });
    await requireReadable(env, source.url, target.url);
    progress(
      `Database: ${rows.toLocaleString("en-US")} rows copied and counted in both, in ${seconds(closedAt)}.`,
    );
    signal.throwIfAborted();
    const record = await movedRecord(env, address, new Date());
    await from.query("begin");
    await writeMoveRecord(from, record);
    await announce(from);
    // If the commit's response was lost, its result is unknown. The fence reads the record itself.
    isMoved = true;
    await from.query("commit");
    return closedAt;
  } catch (error) {
    throw databaseProblem(error, source.url);
  } finally {
    await openFence(from).catch(() => undefined);
    await resumeClaims(from).catch(() => undefined);
    if (!isMoved) await removeFence(from).catch(() => undefined);
  }
}

/**
 * Closes the source once no message is being sent, because the copy could not record whether the mail server
 * accepted it. Running jobs run again from the copy.
 * @returns when, on this process's clock in milliseconds
 */
async function closeWhenQuiet(from: pg.Client, signal: AbortSignal): Promise<number> {
  await pauseClaims(from);
  for (let tries = 1; (await countClaimed(from)) > 0; tries += 1) {
    if (tries === 1) progress("Database: waiting for the messages that are being sent …");
    if (tries === QUIET_TRIES)
      throw new StartupError(
        "A message is being sent to the mail server, which does not respond.",
        "See Settings, Mail, and run this again. Nothing was moved.",
      );
    await delay(QUIET_PAUSE_MS, undefined, { signal }).catch(() => undefined);
    signal.throwIfAborted();
  }
  const closedAt = performance.now();
  await closeFence(from);
  return closedAt;
}

async function lockFor(url: string): Promise<StartLock> {
  try {
    return await takeStartLock(url, () =>
      progress("Database: a start, or another command, is preparing it; waiting …"),
    );
  } catch (error) {
    throw databaseProblem(error, url);
  }
}

/**
 * Two different addresses may name the same database. Then a lock taken through one is visible through the
 * other.
 */
async function isSameDatabase(client: pg.Client, url: string): Promise<boolean> {
  const key = randomInt(2 ** 31);
  await client.query("select pg_advisory_lock($1, $1)", [key]);
  try {
    return await onDatabase(url, async (other) => {
      const { rows } = await other.query(
        "select exists (select from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database() and l.locktype = 'advisory' and l.classid = $1 and l.objid = $1 and l.objsubid = 2) as same",
        [key],
      );
      return rows[0].same === true;
    });
  } finally {
    await client.query("select pg_advisory_unlock($1, $1)", [key]);
  }
}

/**
 * @throws StartupError if it contains no site, or if a backup is in progress, which could not record its end
 */
async function requireMovable(client: pg.Client): Promise<void> {
  if (!(await hasTables(client)))
    throw new StartupError(
      "The database that the settings name is empty: there is nothing to move.",
      "Set DATABASE_URL, or DATA_DIR, as they are set for the site.",
    );
  const { rows } = await client.query(
    "select count(*)::int as count from backup_run where state = 'running' and lease_until > now()",
  );
  if (rows[0].count > 0)
    throw new StartupError(
      "A backup, or a restore drill, is in progress.",
      "Wait until it has ended, and run this again.",
    );
}

/**
 * @throws StartupError if the target contains anything that must not be deleted: anything but a copy of an interrupted
 * move, or a database that this site was moved away from
 */
async function requireFree(client: pg.Client, { source, address, replace }: Move): Promise<void> {
  if ((await countUsers(client)) > 0)
    throw new StartupError(
      `A site is running on the database at ${placeOf(address)}.`,
      "Name another database, or stop that site first.",
    );
  if (replace || !(await hasTables(client)) || (await isFormer(client, source.url))) return;
  throw new StartupError(
    `The database at ${placeOf(address)} is not empty; nothing was changed.`,
    "Name an empty one, or run this again with --replace: that deletes everything in it.",
  );
}

/**
 * Whether it is an unused copy, or a database that this site was moved away from: both contain nothing that
 * is not elsewhere.
 */
async function isFormer(client: pg.Client, source: string): Promise<boolean> {
  if ((await readMoveRecord(client)) === undefined) return false;
  const [own, other] = [await onDatabase(source, siteOf), await siteOf(client)];
  return own !== undefined && own === other;
}

/** The id that a site keeps through restores and moves. */
async function siteOf(client: pg.Client): Promise<string | undefined> {
  const { rows: tables } = await client.query("select to_regclass('public.erasure_ledger') as name");
  if (tables[0].name === null) return undefined;
  const { rows } = await client.query("select site::text as site from erasure_ledger");
  return rows[0]?.site;
}

/** @throws StartupError if an encrypted field opens in the source and not in the copy */
async function requireReadable(env: Env, source: string, target: string): Promise<void> {
  const unreadable = async (url: string) => {
    const { db, close } = openDatabase(url);
    try {
      const { sealer } = await siteSecrets(db, env, new Date());
      return (await openAll(db, (text, purpose) => sealer.open(text, purpose))).unreadable;
    } finally {
      await close();
    }
  };
  const inCopy = await unreadable(target);
  if (inCopy === 0 || inCopy <= (await unreadable(source))) return;
  throw new StartupError(
    `${inCopy} encrypted records do not open in the copy.`,
    "Nothing was moved. Run this again; if it says so again, report it.",
  );
}

async function announce(client: pg.ClientBase): Promise<void> {
  await client.query("select pg_notify($1, $2)", [CACHE_CHANNEL, MOVED_TAG]);
}

/** Waits until the site that ran on the former database runs on the new one. */
async function waitUntilSwitched(target: string, closedAt: number): Promise<void> {
  progress("Database: the running site is switching …");
  const giveUpAt = performance.now() + SWITCH_TIMEOUT_MS;
  while (performance.now() < giveUpAt) {
    if (await onDatabase(target, runsJobs)) {
      progress(`Database: the site runs on it. Changes were refused for about ${seconds(closedAt)}.`);
      return;
    }
    await delay(250);
  }
  progress(
    "Warning: the running site has not switched yet. It shows pages and refuses changes. Start it again.",
  );
}

/** Starting jobs is the last step of a start. */
async function runsJobs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    "select exists (select from pg_stat_activity where datname = current_database() and application_name = 'openward-jobs') as jobs",
  );
  return rows[0].jobs === true;
}

/**
 * Lets a site use the database that the settings name again, in its state at the move, without later changes.
 */
async function backToFormer(env: Env): Promise<void> {
  const database = await connectNamed(namedDatabase(env), env, createLogger({ level: env.LOG_LEVEL }));
  try {
    const { client, release } = await lockFor(database.url);
    try {
      const record = await readMoveRecord(client);
      if (record?.state !== "moved")
        throw new StartupError(
          "The database that the settings name was not moved to another place.",
          "There is nothing to go back to.",
        );
      await clearMoveRecord(client);
      await removeFence(client);
      await holdMail(drizzle(client, { casing: "snake_case" }), new Date());
      progress(
        `Database: the next start uses it again, as it was on ${record.at.toISOString()}. What was written at ${record.place} since is not in it. Mail is held, because the other site may have sent the same; release it with: npm start -- send-mail`,
      );
    } finally {
      await release().catch(() => undefined);
    }
  } finally {
    await database.stop();
  }
}

async function onDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw databaseProblem(error, url);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** @throws StartupError if the options are invalid */
async function parse(args: string[]): Promise<Options> {
  const unknown = new StartupError("Unknown options for move-database.", USE);
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        replace: { type: "boolean", default: false },
        "url-file": { type: "string" },
        "back-to-former": { type: "boolean", default: false },
      },
    });
    const named = [...positionals, ...(values["url-file"] ? [await addressIn(values["url-file"])] : [])];
    const [address, ...more] = named;
    if (values["back-to-former"] && address === undefined && !values.replace) return { backToFormer: true };
    if (address !== undefined && more.length === 0 && !values["back-to-former"] && isAddress(address))
      return { backToFormer: false, address, replace: values.replace };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw unknown;
  }
  // The address may contain a password, so the message does not repeat it.
  throw unknown;
}

async function addressIn(file: string): Promise<string> {
  const path = namedFile(file);
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (cause) {
    throw new StartupError(`The file ${path} cannot be read.`, "Name a file that contains the new address.", {
      cause,
    });
  }
}

function isAddress(text: string): boolean {
  if (text === PACKAGED) return true;
  try {
    const { protocol, pathname } = new URL(text);
    return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1;
  } catch {
    return false;
  }
}
