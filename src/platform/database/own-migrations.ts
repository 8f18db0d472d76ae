import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../project-root";

/** Where the migrations of this program are. */
export const migrationsFolder = () => join(projectRoot(), "src/platform/database/migrations");

let known: Promise<readonly number[]> | undefined;

/** When each migration of this program was made, in milliseconds since 1970: the database keeps that as its name. */
export function ownMigrations(): Promise<readonly number[]> {
  known ??= read();
  return known;
}

async function read(): Promise<readonly number[]> {
  const journal = await readFile(join(migrationsFolder(), "meta/_journal.json"), "utf8");
  return (JSON.parse(journal) as { entries: { when: number }[] }).entries.map(({ when }) => when);
}
