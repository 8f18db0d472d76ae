import { migrateUnderLock } from "~/platform/database/migrate";
import { takeStartLock } from "~/platform/database/start-lock";
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
    const applied = await explained(url, () => migrateUnderLock(lock.client));
    progress(applied === 0 ? "Migrations: none needed." : `Migrations: ${applied} applied.`);
    const written = await write();
    await explained(url, lock.confirm);
    return written;
  } finally {
    await lock.release().catch(() => undefined);
  }
}

async function explained<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw databaseProblem(error, url);
  }
}
