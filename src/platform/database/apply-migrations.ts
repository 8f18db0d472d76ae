import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { StartupError } from "../startup-error";
import { EXTENSIONS } from "./lay-migrations";
import { migrationsFolder, ownMigrations } from "./own-migrations";

/**
 * Applies every migration that the connection's database has not had, in one transaction. The caller holds the start lock.
 *
 * @param folder part of our migrations, where a test looks at a step of the way
 * @returns how many were applied
 * @throws StartupError when the database was written by a newer version of this program
 */
export async function applyMigrations(client: pg.Client, folder = migrationsFolder()): Promise<number> {
  const before = await appliedMigrations(client);
  await refuseNewer(before);
  const db = drizzle(client);
  for (const extension of EXTENSIONS)
    await db.execute(sql`create extension if not exists ${sql.identifier(extension)}`);
  await migrate(db, { migrationsFolder: folder });
  return (await appliedMigrations(client)).length - before.length;
}

async function appliedMigrations(client: pg.Client): Promise<number[]> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (table.rows[0].name === null) return [];
  const { rows } = await client.query("select created_at from drizzle.__drizzle_migrations");
  return rows.map(({ created_at }) => Number(created_at));
}

/** After a rollback the schema is not the one this program knows: it could lose what the newer version wrote. */
async function refuseNewer(applied: readonly number[]): Promise<void> {
  const own = new Set(await ownMigrations());
  const unknown = applied.filter((migration) => !own.has(migration)).length;
  if (unknown === 0) return;
  throw new StartupError(
    `The database was changed by a newer version of Openward: ${unknown} of its migrations are not part of this one.`,
    "Start the newer version, or restore the backup that was made before the update.",
  );
}
