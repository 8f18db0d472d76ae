import type pg from "pg";
import { migrateUnderLock } from "~/platform/database/migrate";
import { removeFence } from "~/platform/database/move/fence";
import { clearMoveRecord, readMoveRecord } from "~/platform/database/move/move-record";
import { keepSessionDefaults, requirePooler } from "~/platform/database/session-defaults";
import { takeStartLock } from "~/platform/database/start-lock";
import { resumeClaims } from "~/platform/outbox/claim-pause";
import { StartupError } from "~/platform/startup-error";
import { waitForDatabase } from "./connect-database";
import { databaseProblem } from "./database-problem";
import { progress } from "./progress";

/**
 * Migrates the database to the current schema, then runs whatever else a start writes to it, all under the
 * start lock.
 * @param url of the database itself
 * @param write runs after the migrations; its result is returned
 * @param poolerUrl the pooler's address, if the site uses one. Checks that its sessions have the settings that the site
 * needs
 * @throws StartupError if the configured database cannot be used
 */
export async function prepareDatabase<Result = void>(
  url: string,
  write: () => Promise<Result>,
  poolerUrl?: string,
): Promise<Result> {
  const lock = await explained(url, () =>
    takeStartLock(url, () => progress("Database: another start is preparing it; waiting …")),
  );
  try {
    await explained(url, () => settleMove(lock.client));
    const applied = await explained(url, () => migrateUnderLock(lock.client));
    progress(applied === 0 ? "Migrations: none needed." : `Migrations: ${applied} applied.`);
    if (poolerUrl) await preparePooler(lock.client, poolerUrl);
    const written = await write();
    await explained(url, lock.confirm);
    return written;
  } finally {
    await lock.release().catch(() => undefined);
  }
}

/**
 * From here on, the site owns the database, if it is the copy of a move. Also removes leftovers of an
 * interrupted move.
 * @throws StartupError if the database was moved while this start waited for the lock
 */
async function settleMove(client: pg.ClientBase): Promise<void> {
  const record = await readMoveRecord(client);
  if (record?.state === "moved")
    throw new StartupError(
      `This database was moved to ${record.place} on ${record.at.toISOString()}.`,
      "Start again: the site then uses the new one.",
    );
  if (record) await clearMoveRecord(client);
  await resumeClaims(client);
  await removeFence(client);
}

/** A pooler may open its first session for this start, so the settings of sessions are stored before that. */
async function preparePooler(client: pg.ClientBase, poolerUrl: string): Promise<void> {
  await keepSessionDefaults(client);
  progress(`Pooler: at ${new URL(poolerUrl).host}.`);
  await waitForDatabase(poolerUrl);
  await explained(poolerUrl, () => requirePooler(poolerUrl));
}

async function explained<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw databaseProblem(error, url);
  }
}
