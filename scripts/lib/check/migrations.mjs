import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { earlierSnapshots } from "../earlier-snapshots.mjs";
import { inProject, root } from "../project.mjs";
import { runQuietly } from "../run-quietly.mjs";

/**
 * Runs the generator on a copy of the migrations. It must find nothing to add and no contradictions. Only the
 * newest snapshot may exist.
 */
export async function migrationsAreCurrent(node) {
  const earlier = await earlierSnapshots();
  if (earlier.length > 0)
    return earlier.map((file) => `Delete ${relative(root, file)}: only the newest snapshot is read.`);
  const copy = await mkdtemp(join(tmpdir(), "openward-migrations-"));
  try {
    await cp(inProject("src/platform/database/migrations"), copy, { recursive: true });
    const before = await readdir(copy);
    // The generator accepts relative paths only.
    const env = { ...process.env, NO_COLOR: "1", MIGRATIONS_FOLDER: relative(root, copy) };
    for (const verb of ["check", "generate"]) {
      const { code, output } = await runQuietly(node, [inProject("node_modules/drizzle-kit/bin.cjs"), verb], {
        env,
      });
      if (code !== 0) return [output.trim()];
    }
    const added = (await readdir(copy)).filter((file) => !before.includes(file));
    const texts = await Promise.all(added.map((file) => readFile(join(copy, file), "utf8")));
    return texts.map((text) => `The tables need a new migration (npm run db:generate -- --name …):\n${text}`);
  } finally {
    await rm(copy, { recursive: true });
  }
}
