import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "~/platform/database/database";

/** Inserts a published row, or replaces the one of the same record. */
export async function writeRow<T extends PgTable & { id: PgColumn }>(
  tx: Database,
  table: T,
  row: T["$inferInsert"],
): Promise<void> {
  // An insert's values are an update's too; the compiler cannot see it through the type parameter.
  const set = row as unknown as PgUpdateSetSource<T>;
  await tx.insert(table).values(row).onConflictDoUpdate({ target: table.id, set });
}
