import { eq } from "drizzle-orm";
import type { PgColumn, PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "~/platform/database/database";

/**
 * Replaces the rows of an ordered join table that belong to one owner.
 * @param rows the new rows, in order; empty removes all
 */
export async function replaceLinks<T extends PgTable>(
  tx: Database,
  table: T,
  owner: { column: PgColumn; id: string },
  rows: PgInsertValue<T>[],
): Promise<void> {
  await tx.delete(table).where(eq(owner.column, owner.id));
  if (rows.length > 0) await tx.insert(table).values(rows);
}
