import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Whether a column has one of these ids, however many: they are one parameter. `inArray` has one for each, of which
 * PostgreSQL accepts 65,535.
 * @param column of the type `uuid`
 */
export function inMany(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}
