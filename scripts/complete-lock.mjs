// npm omits builds for other platforms from the lock file if its registry does not offer them at the time,
// and then refuses to install from that file. Run this after `npm install <package>`: it adds them by name
// and exact version.
import { readFileSync, writeFileSync } from "node:fs";
import { missingFromLock } from "./lib/missing-from-lock.mjs";
import { inProject } from "./lib/project.mjs";

const file = inProject("package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const missing = missingFromLock(lock);
for (const { path, entry } of missing) lock.packages[path] = entry;

const [project, ...others] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([project, ...others.sort(([a], [b]) => a.localeCompare(b, "en"))]);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  missing.length ? `Added ${missing.map(({ path }) => path).join(", ")}` : "The lock file is complete.",
);
