import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** In a build: which of its chunks were kept from the one before. */
const LIST = "server/former-chunks.json";

/**
 * Copies the server's chunks of one build into the next one, where they are missing. A running program imports some of them when a page first
 * needs them. Their names end in a hash, so chunks of two builds do not meet. What the former build itself had kept is left out.
 *
 * @param {string} former the build's directory; it may be missing or incomplete
 * @param {string} next the directory of the next build
 */
export function keepFormerChunks(former, next) {
  const chunks = join("server", "assets");
  const present = new Set(filesIn(join(next, chunks)));
  const older = new Set(listIn(join(former, LIST)));
  const kept = filesIn(join(former, chunks)).filter((name) => !present.has(name) && !older.has(name));
  for (const name of kept) cpSync(join(former, chunks, name), join(next, chunks, name));
  writeFileSync(join(next, LIST), JSON.stringify(kept));
}

function filesIn(directory) {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

function listIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return [];
  }
}
