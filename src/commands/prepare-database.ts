import type pg from "pg";
import { migrateUnderLock } from "~/platform/database/migrate";
import { takeDownFence } from "~/platform/database/move/fence";
import { clearMoveRecord, readMoveRecord } from "~/platform/database/move/move-record";
import { takeStartLock } from "~/platform/database/start-lock";
import { resumeClaims } from "~/platform/outbox/claim-pause";
import { StartupError } from "~/platform/startup-error";
import { databaseProblem } from "./database-problem";
import { progress } from "./progress";

/**
 * Migrates the database to the current schema, then runs whatever else a start writes to it, all under the
 * start lock.
 * @param write runs after the migrations; its result is returned
 * @throws StartupError if the configured database cannot be used
 */
export async function prepareDatabase<Result = void>(
  url: string,
  write: () => Promise<Result>,
): Promise<Result> {
  const lock = await explained(url, () =>
    takeStartLock(url, () => progress("Database: another start is preparing it; waiting …")),
  );
  try {
    await explained(url, () => settleMove(lock.client));
    const applied = await explained(url, () => migrateUnderLock(lock.client));
    progress(applied === 0 ? "Migrations: none needed." : `Migrations: ${applied} applied.`);
    const written = await write();
    await explained(url, lock.confirm);
    return written;
  } finally {
    await lock.release().catch(() => undefined);
  }
}

/**
 * From here on, the site owns a copy that a move made. Also removes what an interrupted move left.
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
  await takeDownFence(client);
}

async function explained<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw databaseProblem(error, url);
  }
}
