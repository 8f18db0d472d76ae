import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { is, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { EXTENSIONS } from "~/platform/database/create-migrated-schema";
import type { Database } from "~/platform/database/database";
import { testDatabase } from "./database";

const { db } = await testDatabase();
/** A database that the generator makes from the definitions alone. */
const { db: generated } = await testDatabase({ migrated: false });

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

test("its defaults, keys, constraints, and indexes are those of the definitions", async () => {
  const definitions = Object.assign({}, ...Object.values(modules));
  const nothing = generateDrizzleJson({}, undefined, undefined, "snake_case");
  const all = generateDrizzleJson(definitions, nothing.id, undefined, "snake_case");
  for (const extension of EXTENSIONS) await generated.execute(`create extension if not exists ${extension}`);
  for (const statement of await generateMigration(nothing, all)) await generated.execute(statement);

  const [migrated, made] = [await detailsOf(db), await detailsOf(generated)];
  expect(made.filter((line) => line.includes("foreign key")).length).toBeGreaterThan(20);
  expect(migrated).toEqual(made);
});

/** One line for each default, constraint, and index, as PostgreSQL writes them. */
async function detailsOf(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ line: string }>(sql`
    select c.relname || '.' || a.attname || ' default ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '')
        || a.attidentity::text || a.attgenerated::text as line
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and (d.oid is not null or a.attidentity <> '')
    union all
    select c.conrelid::regclass::text || ' ' || c.conname || ' ' || lower(pg_get_constraintdef(c.oid))
      from pg_constraint c
      where c.connamespace = 'public'::regnamespace and c.conrelid <> 0 and c.contype <> 'n'
    union all
    select pg_get_indexdef(x.indexrelid)
      from pg_index x join pg_class t on t.oid = x.indrelid
      where t.relnamespace = 'public'::regnamespace`);
  return rows.map(({ line }) => line).sort();
}

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
