import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { projectRoot } from "../project-root";

/**
 * Applies every migration that the connection's database has not had, in one transaction. Only for one caller at a
 * time: `migrate` holds the lock.
 *
 * @returns how many were applied
 */
export async function applyMigrations(client: pg.Client): Promise<number> {
  const db = drizzle(client);
  await db.execute(sql`create extension if not exists pg_trgm`);
  await db.execute(sql`create extension if not exists unaccent`);
  const before = await appliedMigrations(client);
  await migrate(db, { migrationsFolder: join(projectRoot(), "src/platform/database/migrations") });
  return (await appliedMigrations(client)) - before;
}

async function appliedMigrations(client: pg.Client): Promise<number> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (table.rows[0].name === null) return 0;
  const count = await client.query("select count(*)::int as applied from drizzle.__drizzle_migrations");
  return count.rows[0].applied;
}
