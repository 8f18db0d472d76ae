import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { compareReleases } from "../release";

/** Releases before this one refuse every database that is newer than they are. */
const FIRST_RELEASE = "1.0.0";

/** The line in a migration that names the oldest release that runs on the schema after it. */
const MARK = /^-- oldest release: (\d+\.\d+\.\d+)$/m;

/** @returns the oldest release that still runs after this migration; undefined if every release does */
export function oldestReleaseIn(migration: string): string | undefined {
  return MARK.exec(migration)?.[1];
}

/** @returns the oldest release that still runs once all migrations in the folder are applied */
export async function oldestReleaseAfter(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  const marks = await Promise.all(
    files.map(async (name) => oldestReleaseIn(await readFile(join(folder, name), "utf8"))),
  );
  return marks.reduce<string>(
    (oldest, mark) => (mark !== undefined && compareReleases(mark, oldest) > 0 ? mark : oldest),
    FIRST_RELEASE,
  );
}

/**
 * Records in the database the oldest release that still runs on it. Stored beside the list of migrations,
 * because it belongs to the schema and not to the data: a backup does not include it. Never decreases.
 */
export async function recordOldestRelease(client: pg.ClientBase, release: string): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    "create table if not exists drizzle.oldest_release (id boolean primary key default true check (id), release text not null)",
  );
  const recorded = await recordedOldestRelease(client);
  if (recorded !== undefined && compareReleases(recorded, release) >= 0) return;
  await client.query(
    "insert into drizzle.oldest_release (release) values ($1) on conflict (id) do update set release = excluded.release",
    [release],
  );
}

/** @returns undefined if no release has recorded it yet */
export async function recordedOldestRelease(client: pg.ClientBase): Promise<string | undefined> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.oldest_release') as name");
  if (tables[0].name === null) return undefined;
  const { rows } = await client.query("select release from drizzle.oldest_release");
  return rows[0]?.release;
}
