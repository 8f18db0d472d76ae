import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrationsFolder } from "~/platform/database/program-migrations";
import { temporaryDirectory } from "./temporary-directory";

/** A copy of our migrations that contains only the first one, the baseline. */
export async function migrationsUpToBaseline(): Promise<string> {
  const folder = await temporaryDirectory("openward-migrations-");
  await cp(migrationsFolder(), folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: unknown[] };
  await writeFile(file, JSON.stringify({ entries: journal.entries.slice(0, 1) }));
  return folder;
}
