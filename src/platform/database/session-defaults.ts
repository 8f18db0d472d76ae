import pg from "pg";
import { StartupError } from "../startup-error";
import { START_LOCK } from "./start-lock";

/** What every session of the pool of connections uses. */
export const SESSION_DEFAULTS = {
  // Dates in queries are dates in UTC.
  timezone: "UTC",
  // JIT compilation of our queries takes longer than running them.
  jit: "off",
  // One bad query cannot hold a connection.
  statement_timeout: "15s",
};

/**
 * Stores the defaults with the role, for this database only. A pooler opens the sessions itself, so a connection
 * through it cannot request settings.
 * @param client a direct connection of the same role
 */
export async function keepSessionDefaults(client: pg.ClientBase): Promise<void> {
  for (const statement of await statements(client)) await client.query(statement);
}

/**
 * Checks that the pooler leads to the database whose start lock is held, and that its sessions have the defaults.
 * @throws StartupError if it does not; the driver's error if it does not respond
 */
export async function requirePooler(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await refuseOtherDatabase(client);
    await refuseOtherSettings(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The lock that this start holds is visible in its own database only. */
async function refuseOtherDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select exists (select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and l.objsubid = 1 and l.granted
        and (l.classid::bigint << 32) + l.objid::bigint = $1) as same`,
    [START_LOCK],
  );
  if (rows[0].same) return;
  throw new StartupError(
    "DATABASE_URL and DATABASE_LISTEN_URL lead to different databases.",
    "Set DATABASE_LISTEN_URL to the database behind the pooler that DATABASE_URL names.",
  );
}

async function refuseOtherSettings(client: pg.ClientBase): Promise<void> {
  const names = Object.keys(SESSION_DEFAULTS);
  const { rows } = await client.query<{ name: string; value: string }>(
    "select name, current_setting(name) as value from unnest($1::text[]) as name",
    [names],
  );
  const wrong = rows.filter(
    ({ name, value }) => value !== SESSION_DEFAULTS[name as keyof typeof SESSION_DEFAULTS],
  );
  if (wrong.length === 0) return;
  const found = wrong.map(({ name, value }) => `${name} = ${value}`).join(", ");
  throw new StartupError(
    `Sessions of the pooler that DATABASE_URL names have other settings than the site needs (${found}).`,
    `Let it open new sessions (restart it), and start again. If it signs in with another role than DATABASE_LISTEN_URL does, run: ${(await statements(client)).join("; ")}`,
  );
}

async function statements(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query("select current_user as role, current_database() as database");
  const [role, database] = [rows[0].role, rows[0].database].map((name) => pg.escapeIdentifier(name));
  return Object.entries(SESSION_DEFAULTS).map(
    ([name, value]) => `alter role ${role} in database ${database} set ${name} = ${pg.escapeLiteral(value)}`,
  );
}
