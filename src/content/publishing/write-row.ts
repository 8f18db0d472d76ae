import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "~/platform/database/database";

/** Inserts a published row, or replaces the one of the same record. */
export async function writeRow<T extends PgTable & { id: PgColumn }>(
  tx: Database,
  table: T,
  row: T["$inferInsert"],
): Promise<void> {
  // The values of an insert also fit the update, which the compiler cannot see through the type parameter.
  const set = row as unknown as PgUpdateSetSource<T>;
  await tx.insert(table).values(row).onConflictDoUpdate({ target: table.id, set });
}
