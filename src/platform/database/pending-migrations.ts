import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { projectRoot } from "../project-root";
import type { Database } from "./database";

let known: Promise<number> | undefined;

/** How many of this program's migrations the database has not seen. A database that is ahead has none pending. */
export async function pendingMigrations(db: Database): Promise<number> {
  known ??= countOwn();
  const applied = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return Math.max(0, (await known) - (applied.rows[0]?.count ?? 0));
}

async function countOwn(): Promise<number> {
  const journal = await readFile(
    join(projectRoot(), "src/platform/database/migrations/meta/_journal.json"),
    "utf8",
  );
  return (JSON.parse(journal) as { entries: unknown[] }).entries.length;
}
