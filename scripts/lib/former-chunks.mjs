import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Lists the chunks of a build that were copied from the previous one. */
const LIST = "server/former-chunks.json";

/**
 * Copies missing server chunks of one build into the next one, because a running program imports some of them
 * only when a page first needs them. Their names end in a hash, so chunks of two builds do not collide.
 * Leaves out chunks that the former build had copied from its own predecessor.
 * @param {string} former the build's directory; may be missing or incomplete
 * @param {string} next the directory of the next build
 */
export function keepFormerChunks(former, next) {
  const chunks = join("server", "assets");
  const present = new Set(filesIn(join(next, chunks)));
  const older = new Set(listIn(join(former, LIST)));
  const copied = filesIn(join(former, chunks)).filter((name) => !present.has(name) && !older.has(name));
  for (const name of copied) cpSync(join(former, chunks, name), join(next, chunks, name));
  writeFileSync(join(next, LIST), JSON.stringify(copied));
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
