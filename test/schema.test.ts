import { is, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { testDatabase } from "./database";

const { db } = await testDatabase();

const modules = import.meta.glob<Record<string, unknown>>(["../src/**/table.ts", "../src/**/tables.ts"], {
  eager: true,
});
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))
  .map(getTableConfig);

test("a new database has the tables, columns, and indexes of the definitions, and no others", async () => {
  expect(await stored()).toEqual(defined());
});

/** One line for each column and each index. */
function defined(): string[] {
  const lines = tables.flatMap(({ name, columns, indexes }) => [
    ...columns.map((column) => {
      const nullable = column.notNull ? "not null" : "null";
      const columnName = column.keyAsName ? toSnakeCase(column.name) : column.name;
      return `${name}.${columnName} ${column.getSQLType()} ${nullable}`;
    }),
    ...indexes.map(({ config }) => `${name} index ${config.name}`),
  ]);
  return [...new Set(lines)].sort();
}

async function stored(): Promise<string[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else ' null' end as line
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    union all
    select t.relname || ' index ' || i.relname
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      where t.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u'))`);
  return rows.map(({ line }) => line).sort();
}
