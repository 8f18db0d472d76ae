import pg from "pg";
import { type CopyToStreamQuery, to as copyTo } from "pg-copy-streams";
import { appliedMigrations } from "../database/apply-migrations";
import { type DatabaseDescription, type TableDescription, tableName } from "./manifest";

/** A consistent snapshot of a database, while others keep writing to it. */
export interface DatabaseSnapshot {
  /** Queries through it see the snapshot. */
  client: pg.Client;
  description: DatabaseDescription;
  /** Streams a table's data in PostgreSQL's COPY text format. `rowCount` is set when the stream ends. */
  read(table: TableDescription): CopyToStreamQuery;
  end(): Promise<void>;
}

/** With these settings, COPY writes and reads the same text on every server. */
export const COPY_SETTINGS =
  "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 3; set bytea_output = 'hex'";

/**
 * Opens a snapshot: one transaction that sees no later changes and blocks no writers.
 * @throws the driver's error if the database cannot be reached
 */
export async function openSnapshot(url: string): Promise<DatabaseSnapshot> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: "openward-backup",
  });
  // The query in progress fails too, and reports it.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(COPY_SETTINGS);
    await client.query("begin isolation level repeatable read read only");
    return {
      client,
      description: await describeDatabase(client),
      read: (table) => client.query(copyTo(`copy (${selectOf(table)}) to stdout`)),
      end: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

export function quoted(table: Pick<TableDescription, "schema" | "name">): string {
  return `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`;
}

export function quotedColumns(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(", ");
}

function selectOf(table: TableDescription): string {
  return `select ${quotedColumns(table.columns)} from ${quoted(table)}`;
}

/**
 * Tables whose data a backup contains: all of them by default, so that a new one cannot be forgotten.
 * Excluded are tables that track the state of the schema (a restore creates the schema itself) and tables of
 * extensions.
 */
export const backedUpTables = `
  select n.nspname::text as schema, c.relname::text as name, c.oid
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't'
    and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'drizzle')
    and (n.nspname, c.relname) <> ('pgboss', 'version')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

async function describeDatabase(client: pg.Client): Promise<DatabaseDescription> {
  const { rows: versions } = await client.query("select current_setting('server_version') as version");
  return {
    postgres: String(versions[0].version),
    migrations: await appliedMigrations(client),
    tables: await describeTables(client),
    sequences: await describeSequences(client),
  };
}

/** Each table's columns, except generated ones, and its partitions. */
export async function describeTables(client: pg.ClientBase): Promise<TableDescription[]> {
  const { rows } = await client.query<TableDescription>(`
    select t.schema, t.name,
      (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(json_build_object('schema', n.nspname, 'name', p.relname, 'bound', pg_get_expr(p.relpartbound, p.oid)) order by p.relname), '[]')
        from pg_inherits i join pg_class p on p.oid = i.inhrelid join pg_namespace n on n.oid = p.relnamespace
        where i.inhparent = t.oid and p.relispartition) as partitions
    from (${backedUpTables}) t order by t.schema, t.name`);
  return rows.map(({ schema, name, columns, partitions }) => ({ schema, name, columns, partitions }));
}

/**
 * Sequences are not transactional. Because they are read after the snapshot, they are past every number in
 * it.
 */
async function describeSequences(client: pg.Client): Promise<DatabaseDescription["sequences"]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname::text as schema, sequencename::text as name from pg_sequences where schemaname !~ '^pg_' and schemaname <> 'drizzle' order by 1, 2`,
  );
  const sequences: DatabaseDescription["sequences"] = [];
  for (const sequence of rows) {
    const { rows: values } = await client.query(
      `select last_value::text as last, is_called as called from ${quoted(sequence)}`,
    );
    sequences.push({ ...sequence, lastValue: values[0].last, isCalled: values[0].called });
  }
  return sequences;
}

export async function countRows(
  client: pg.ClientBase,
  tables: readonly Pick<TableDescription, "schema" | "name">[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await client.query(`select count(*)::float8 as count from ${quoted(table)}`);
    counts[tableName(table)] = rows[0].count;
  }
  return counts;
}
