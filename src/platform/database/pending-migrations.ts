import { sql } from "drizzle-orm";
import type { Database } from "./database";
import { ownMigrations } from "./own-migrations";

/** The number of this program's migrations that are not applied. Those of a newer release do not count. */
export async function pendingMigrations(db: Database): Promise<number> {
  const { rows } = await db.execute<{ created_at: string }>(
    sql`select created_at from drizzle.__drizzle_migrations`,
  );
  const applied = new Set(rows.map(({ created_at }) => Number(created_at)));
  return (await ownMigrations()).filter((migration) => !applied.has(migration)).length;
}
