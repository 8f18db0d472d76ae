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
 * Brings the database to the current schema, then does whatever else a start writes to it, all under the one lock that starts take
 * turns on.
 *
 * @param write what is written after the migrations; its result is returned
 * @throws StartupError when the database cannot be used as it is configured
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
 * A copy that a move made is the site's own from here on. What an interrupted move left is taken away.
 * @throws StartupError when the database was moved while this start waited for its turn
 */
async function settleMove(client: pg.ClientBase): Promise<void> {
  const record = await readMoveRecord(client);
  if (record?.state === "moved")
    throw new StartupError(
      `This database was moved to ${record.place} on ${record.at.toISOString()}.`,
      "Start again: the start goes on with that one.",
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
