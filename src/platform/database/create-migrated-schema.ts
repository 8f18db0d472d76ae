import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { migrationsFolder } from "./program-migrations";

/** Extensions that our migrations use. */
export const EXTENSIONS = ["pg_trgm", "unaccent", "fuzzystrmatch"];

/**
 * Creates the schema of an empty database as of some of our migrations, in the caller's transaction, and
 * records them as applied, so that the next start continues from there.
 * @param needed creation times of these migrations, as the database names them; all are ours, or part of the
 * baseline
 */
export async function createMigratedSchema(client: pg.ClientBase, needed: readonly number[]): Promise<void> {
  for (const extension of EXTENSIONS) await client.query(`create extension if not exists ${extension}`);
  // Like drizzle's own migrator, which would commit.
  await client.query(
    "create schema if not exists drizzle; create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  const names = new Set(needed);
  const files = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const [baseline] = files;
  // An older release, to which an upgrade may be undone, still needs their names.
  for (const name of needed)
    if (baseline && name < baseline.folderMillis) await noteApplied(client, baseline.hash, name);
  for (const { sql, hash, folderMillis } of files) {
    if (!names.has(folderMillis)) continue;
    for (const statement of sql) await client.query(statement);
    await noteApplied(client, hash, folderMillis);
  }
}

async function noteApplied(client: pg.ClientBase, hash: string, name: number): Promise<void> {
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
    hash,
    name,
  ]);
}
