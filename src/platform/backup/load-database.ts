import { once } from "node:events";
import { finished } from "node:stream/promises";
import pg from "pg";
import { type CopyStreamQuery, from as copyFrom } from "pg-copy-streams";
import { createMigratedSchema } from "../database/create-migrated-schema";
import { createJobTables } from "../jobs/create-job-tables";
import { JOB_SCHEMA } from "../jobs/queue-options";
import { COPY_SETTINGS, countRows, describeTables, quoted, quotedColumns } from "./database-snapshot";
import { type DatabaseDescription, type TableDescription, tableName } from "./manifest";

/** Writes a backup into a database, in one transaction: nothing changes until `commit`. */
export interface DatabaseLoad {
  client: pg.Client;
  /**
   * Adds data of a table, as COPY wrote it. Tables come one after another; the data of one may come in
   * pieces.
   */
  write(table: TableDescription, bytes: Uint8Array): Promise<void>;
  /** Tables of the backup that this schema lacks: our migrations did not create them. */
  foreign: readonly string[];
  /**
   * Call it after the last piece. Restores sequences, foreign keys, and triggers.
   * @returns the number of rows of each table
   */
  complete(): Promise<Record<string, number>>;
  commit(): Promise<void>;
  /** Rolls back unless committed, and closes the connection. */
  end(): Promise<void>;
}

/**
 * Starts writing a backup into a database: creates the schema as of the backup, with our own migrations, and
 * empties its tables.
 * @param replace drops everything in the database, in the same transaction
 * @throws the driver's error
 */
export async function beginLoad(
  url: string,
  description: DatabaseDescription,
  { replace = false } = {},
): Promise<DatabaseLoad> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: "openward-restore",
  });
  // The query in progress fails too, and reports it.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(`${COPY_SETTINGS}; begin`);
    if (replace) await dropEverything(client);
    await createMigratedSchema(client, description.migrations);
    await createJobTables(client);
    await addPartitions(client, description.tables);
    const present = new Map((await describeTables(client)).map((table) => [tableName(table), table]));
    const formerColumns = await addFormerColumns(client, description.tables, present);
    const foreignKeys = await dropForeignKeys(client);
    const triggers = await disableTriggers(client);
    // The backup contains what migrations wrote.
    if (present.size > 0) await client.query(`truncate ${[...present.values()].map(quoted).join(", ")}`);
    return loadInto(client, {
      description,
      present,
      finalStatements: [...formerColumns, ...foreignKeys, ...triggers],
    });
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

interface Begun {
  description: DatabaseDescription;
  present: ReadonlyMap<string, TableDescription>;
  /** Statements to run after all data is loaded: they create foreign keys and enable triggers again. */
  finalStatements: readonly string[];
}

function loadInto(client: pg.Client, { description, present, finalStatements }: Begun): DatabaseLoad {
  let open: { name: string; stream: CopyStreamQuery } | undefined;
  async function closeTable(): Promise<void> {
    if (!open) return;
    const { stream } = open;
    open = undefined;
    stream.end();
    await finished(stream);
  }
  async function openTable(table: TableDescription): Promise<CopyStreamQuery> {
    const name = tableName(table);
    if (open?.name === name) return open.stream;
    await closeTable();
    const stream = client.query(
      copyFrom(`copy ${quoted(table)} (${quotedColumns(table.columns)}) from stdin`),
    );
    // The code that writes, or waits for the end, receives the error.
    stream.on("error", () => undefined);
    open = { name, stream };
    return stream;
  }
  return {
    client,
    foreign: description.tables.map(tableName).filter((name) => !present.has(name)),
    async write(table, bytes) {
      if (!present.has(tableName(table))) return;
      const stream = await openTable(table);
      if (stream.errored) throw stream.errored;
      if (!stream.write(bytes)) await once(stream, "drain");
    },
    async complete() {
      await closeTable();
      for (const { schema, name, lastValue, isCalled } of description.sequences)
        await client.query("select setval(to_regclass($1), $2::bigint, $3)", [
          quoted({ schema, name }),
          lastValue,
          isCalled,
        ]);
      for (const statement of finalStatements) await client.query(statement);
      // A new table has no statistics, and queries would be planned for an empty one.
      await client.query("analyze");
      return countRows(client, [...present.values()]);
    },
    async commit() {
      await client.query("commit");
    },
    end: () => client.end(),
  };
}

/** Whether a database has tables, ours or others'. */
export async function hasTables(client: pg.ClientBase): Promise<boolean> {
  return (await describeTables(client)).length > 0;
}

/** Counts the other connections of a running site, or of a command of ours that writes. */
export async function countUsers(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name in ('openward', 'openward-jobs')",
  );
  return rows[0].count;
}

async function dropEverything(client: pg.Client): Promise<void> {
  const tables = await describeTables(client);
  for (const table of tables) await client.query(`drop table if exists ${quoted(table)} cascade`);
  await client.query("drop schema if exists pgboss cascade; drop schema if exists drizzle cascade");
}

/** Partitions that the site creates over time. */
async function addPartitions(client: pg.Client, tables: readonly TableDescription[]): Promise<void> {
  for (const table of tables)
    for (const { bound, ...partition } of table.partitions) {
      const { rows } = await client.query("select to_regclass($1) as parent, to_regclass($2) as partition", [
        quoted(table),
        quoted(partition),
      ]);
      if (rows[0].parent && !rows[0].partition)
        await client.query(`create table ${quoted(partition)} partition of ${quoted(table)} ${bound}`);
    }
}

/**
 * The tables of pg-boss have this release's schema. Columns that only the backup has are added while data is
 * written.
 * @returns the statements that drop these columns again
 */
async function addFormerColumns(
  client: pg.Client,
  tables: readonly TableDescription[],
  present: ReadonlyMap<string, TableDescription>,
): Promise<string[]> {
  const statements: string[] = [];
  for (const table of tables) {
    if (table.schema !== JOB_SCHEMA) continue;
    const existingColumns = present.get(tableName(table))?.columns;
    for (const column of existingColumns
      ? table.columns.filter((each) => !existingColumns.includes(each))
      : []) {
      await client.query(`alter table ${quoted(table)} add column ${pg.escapeIdentifier(column)} text`);
      statements.push(`alter table ${quoted(table)} drop column ${pg.escapeIdentifier(column)}`);
    }
  }
  return statements;
}

/**
 * Tables refer to each other, some in circles, so no order satisfies all foreign keys during the load.
 * @returns the statements that create the foreign keys again, which check every row
 */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string; name: string; key: string; definition: string }>(`
    select n.nspname::text as schema, c.relname::text as name, k.conname::text as key, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and k.coninhcount = 0 and n.nspname !~ '^pg_'
    order by k.oid`);
  for (const { key, ...table } of rows)
    await client.query(`alter table ${quoted(table)} drop constraint ${pg.escapeIdentifier(key)}`);
  return rows.map(
    ({ key, definition, ...table }) =>
      `alter table ${quoted(table)} add constraint ${pg.escapeIdentifier(key)} ${definition}`,
  );
}

/** The backup contains the effects of triggers. @returns the statements that enable them again */
async function disableTriggers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string; name: string; trigger: string }>(`
    select n.nspname::text as schema, c.relname::text as name, t.tgname::text as trigger
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0 and n.nspname !~ '^pg_'`);
  const alter = ({ trigger, ...table }: (typeof rows)[number], verb: string) =>
    `alter table ${quoted(table)} ${verb} trigger ${pg.escapeIdentifier(trigger)}`;
  for (const row of rows) await client.query(alter(row, "disable"));
  return rows.map((row) => alter(row, "enable"));
}
