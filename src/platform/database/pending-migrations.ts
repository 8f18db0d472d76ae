import { sql } from "drizzle-orm";
import type { Database } from "./database";
import { ownMigrations } from "./own-migrations";

/** How many of this program's migrations the database has not seen. A database that is ahead has none pending. */
export async function pendingMigrations(db: Database): Promise<number> {
  const own = await ownMigrations();
  const applied = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return Math.max(0, own.length - (applied.rows[0]?.count ?? 0));
}
