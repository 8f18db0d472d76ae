// npm run db:generate -- --name what-changed: adds the migration from the last one to the tables. The generator compares with the newest
// snapshot only; each has ten thousand lines, so the earlier ones are deleted.
import "./lib/require-node.mjs";

const { spawnSync } = await import("node:child_process");
const { rm } = await import("node:fs/promises");
const { earlierSnapshots } = await import("./lib/earlier-snapshots.mjs");
const { inProject } = await import("./lib/project.mjs");

const program = inProject("node_modules/drizzle-kit/bin.cjs");
const args = [program, "generate", ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
process.exitCode = status ?? 1;
if (status === 0) for (const file of await earlierSnapshots()) await rm(file);
