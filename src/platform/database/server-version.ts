import type pg from "pg";
import { StartupError } from "../startup-error";

/** The oldest PostgreSQL with which the tests pass. */
export const MINIMUM_POSTGRES = 15;

/** @throws StartupError if the server is older than `minimum`, a major version */
export async function requireServerVersion(client: pg.Client, minimum = MINIMUM_POSTGRES): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as version",
  );
  const { number, version } = rows[0] as { number: number; version: string };
  if (number >= minimum * 10_000) return;
  throw new StartupError(
    `The database server runs PostgreSQL ${version.split(" ")[0]}, which is too old.`,
    `Upgrade it to PostgreSQL ${minimum} or newer, or unset DATABASE_URL to use the packaged one.`,
  );
}
