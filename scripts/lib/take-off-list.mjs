import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Problem } from "./problem.mjs";

/**
 * Takes features off the list in `src/features.ts` of a copy of the checkout. Their folders stay.
 * @param {string} checkout
 * @param {readonly string[]} names
 * @returns {Promise<void>}
 */
export async function takeOffList(checkout, names) {
  const list = join(checkout, "src/features.ts");
  let text = await readFile(list, "utf8");
  for (const name of names) {
    const entry = `  "${name}",\n`;
    if (!text.includes(entry)) throw new Problem(`There is no feature ${name} in src/features.ts.`);
    text = text.replace(entry, "");
  }
  await writeFile(list, text);
}
