import { sql } from "drizzle-orm";
import type { Database } from "./database";
import { programMigrations } from "./program-migrations";

/** The number of this program's migrations that are not applied. Those of a newer release do not count. */
export async function pendingMigrations(db: Database): Promise<number> {
  const { rows } = await db.execute<{ created_at: string }>(
    sql`select created_at from drizzle.__drizzle_migrations`,
  );
  const applied = new Set(rows.map(({ created_at }) => Number(created_at)));
  return (await programMigrations()).filter((migration) => !applied.has(migration)).length;
}
