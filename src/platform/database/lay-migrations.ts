import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { migrationsFolder } from "./own-migrations";

/** What our migrations use of PostgreSQL. */
export const EXTENSIONS = ["pg_trgm", "unaccent", "fuzzystrmatch"];

/**
 * Makes an empty database's schema as it was after some of our migrations, within the caller's transaction, and notes them as applied, so
 * that the next start goes on from there.
 *
 * @param wanted when each of these migrations was made, as the database names them; all of them are ours, or part of the baseline
 */
export async function layMigrations(client: pg.ClientBase, wanted: readonly number[]): Promise<void> {
  for (const extension of EXTENSIONS) await client.query(`create extension if not exists ${extension}`);
  // As drizzle's own migrator makes them; that one would commit.
  await client.query(
    "create schema if not exists drizzle; create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  const names = new Set(wanted);
  const files = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const [baseline] = files;
  // An older release, to which an upgrade is undone, still asks for them.
  for (const name of wanted)
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
