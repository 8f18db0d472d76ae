import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * React Router appends `#` to the address of a style sheet that lazily loaded code also needs, so that
 * leaving a page does not remove it. The site's own sheet is on every page and never removed; with the mark,
 * the first modal does not recognize it and requests it again. This removes the mark from the server bundle
 * and the browser manifest. Run once by the build.
 * @throws Error if there was nothing to remove: then this is no longer needed
 */
export async function unmarkStyles(buildDirectory: string): Promise<void> {
  const entries = await readdir(buildDirectory, { recursive: true, withFileTypes: true });
  const scripts = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".js"));
  const changed = await Promise.all(scripts.map((entry) => unmark(join(entry.parentPath, entry.name))));
  if (!changed.includes(true)) throw new Error("No style sheet has a mark: unmark-styles.ts can go.");
}

async function unmark(file: string): Promise<boolean> {
  const text = await readFile(file, "utf8");
  const plain = text.replaceAll(/(\/assets\/site-[\w-]+\.css)#/g, "$1");
  if (plain === text) return false;
  await writeFile(file, plain);
  return true;
}
