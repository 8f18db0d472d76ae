import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../project-root";

/** Folder of this program's migrations. */
export const migrationsFolder = () => join(projectRoot(), "src/platform/database/migrations");

let known: Promise<readonly number[]> | undefined;

/**
 * Creation times of this program's migrations, in milliseconds since 1970. The database stores them as names.
 */
export function programMigrations(): Promise<readonly number[]> {
  known ??= read();
  return known;
}

async function read(): Promise<readonly number[]> {
  const journal = await readFile(join(migrationsFolder(), "meta/_journal.json"), "utf8");
  return (JSON.parse(journal) as { entries: { when: number }[] }).entries.map(({ when }) => when);
}
