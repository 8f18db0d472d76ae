import { readFile } from "node:fs/promises";
import { missingFromLock } from "../missing-from-lock.mjs";
import { inProject } from "../project.mjs";

/** Checks that the lock file has no download addresses, and that npm can install from it. */
export async function lockFile() {
  const lock = JSON.parse(await readFile(inProject("package-lock.json"), "utf8"));
  const addressed = Object.entries(lock.packages).filter(([, entry]) => "resolved" in entry);
  return [
    ...addressed.map(([path]) => `${path} has a download address: install with the project's .npmrc`),
    ...missingFromLock(lock).map(({ path }) => `${path} has no entry: run node scripts/complete-lock.mjs`),
  ];
}
