import pg from "pg";
import { StartupError } from "../../startup-error";
import { READ_ONLY } from "../is-unavailable";

/**
 * Held by the command that moves a database. Each writing transaction shares it, so the process that holds it
 * exclusively knows that none is writing.
 */
const WRITERS_LOCK = 7_305_512_002;
const FENCE = "openward_move_fence";
const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK = "40P01";
/**
 * While a trigger waits for the lock on a table, every write to that table waits behind it. So it gives up
 * early and retries.
 */
const LOCK_TIMEOUT = "2s";
const LOCK_TRIES = 20;
/** How long to wait for transactions that wrote before the fence existed. */
const WRITERS_TIMEOUT = "15s";

/**
 * Every table gets a trigger that refuses writes while the lock is held, and permanently once the database is
 * marked as moved. The lock ends with the connection that holds it: when the command is killed, writes work
 * again at once.
 */
const REFUSE = `
  create or replace function drizzle.refuse_write() returns trigger language plpgsql as $$
  begin
    if exists (select from drizzle.database_move where state = 'moved') then
      raise exception 'This database was moved to another place, and takes no more changes.' using errcode = '${READ_ONLY}';
    end if;
    if not pg_try_advisory_xact_lock_shared(${WRITERS_LOCK}) then
      raise exception 'This database is being moved to another place, and takes no changes meanwhile.' using errcode = '${READ_ONLY}';
    end if;
    return null;
  end $$`;

interface Table {
  /** Quoted, with its schema. */
  name: string;
  isFenced: boolean;
}

/**
 * Adds the fence to every table. It refuses nothing yet. On a table with the trigger, every writing
 * transaction holds the lock.
 * @param client not in a transaction; `drizzle.database_move` exists
 * @throws StartupError if a table stays in use
 */
export async function addFence(client: pg.ClientBase): Promise<void> {
  await client.query(REFUSE);
  for (const { name } of await tables(client))
    await alterTable(
      client,
      `create or replace trigger ${FENCE} before insert or update or delete or truncate on ${name}
          for each statement execute function drizzle.refuse_write()`,
    );
}

/**
 * Removes the fence. A trigger that stays because its table is in use refuses nothing, and the next move or
 * start removes it.
 */
export async function removeFence(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query("select to_regproc('drizzle.refuse_write') as fence");
  if (rows[0].fence === null) return;
  try {
    for (const { name, isFenced } of await tables(client))
      if (isFenced) await alterTable(client, `drop trigger if exists ${FENCE} on ${name}`, 3);
    await client.query("drop function drizzle.refuse_write()");
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
  }
}

/**
 * When this resolves, every write is refused, and no transaction that has written is in progress.
 * @throws StartupError if such a transaction does not end
 */
export async function closeFence(client: pg.ClientBase): Promise<void> {
  // If the command's machine disappears, the connection is closed within half a minute, which releases the
  // lock.
  await client.query(
    `set lock_timeout = '${WRITERS_TIMEOUT}'; set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`,
  );
  try {
    await client.query("select pg_advisory_lock($1)", [WRITERS_LOCK]);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== LOCK_NOT_AVAILABLE) throw error;
    throw inUse(error);
  } finally {
    await client.query("reset lock_timeout").catch(() => undefined);
  }
}

/** Accepts writes again, unless the database is now marked as moved. */
export async function openFence(client: pg.ClientBase): Promise<void> {
  await client.query("select pg_advisory_unlock($1)", [WRITERS_LOCK]);
}

/** All tables, including partitions: a statement on a partition does not fire the triggers of its parent. */
async function tables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ schema: string; name: string; fenced: boolean }>(
    `select n.nspname::text as schema, c.relname::text as name,
      exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = $1) as fenced
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and c.relpersistence <> 't' and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'drizzle')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1, 2`,
    [FENCE],
  );
  return rows.map(({ schema, name, fenced }) => ({
    name: `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
    isFenced: fenced,
  }));
}

/**
 * Alters a table that is in use: waits briefly for the lock, and retries.
 * @param client not in a transaction
 * @throws StartupError if the table stays in use
 */
export async function alterTable(client: pg.ClientBase, statement: string, most = LOCK_TRIES): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(`begin; set local lock_timeout = '${LOCK_TIMEOUT}'; ${statement}; commit`);
      return;
    } catch (error) {
      await client.query("rollback").catch(() => undefined);
      const { code } = error as pg.DatabaseError;
      if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) throw error;
      if (tries === most) throw inUse(error);
    }
  }
}

function inUse(cause: unknown): StartupError {
  return new StartupError(
    "The database could not be closed to changes, because something keeps writing to it.",
    "End long queries of this database, or wait until imports and mailings are done, and run this again. Nothing was changed.",
    { cause },
  );
}
