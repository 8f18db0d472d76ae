import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * React Router writes `#` behind the address of a style sheet that lazily loaded code needs too, so that a page which leaves one behind
 * does not take it from that code. The site's own sheet is on every page and never left behind; with the mark, the first modal that
 * opens does not recognise it and asks for it again. Run once by the build, on what names style sheets: the bundle of the server and
 * the manifest of the browser.
 *
 * @throws Error where there was nothing to take away: then this is no longer needed
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
