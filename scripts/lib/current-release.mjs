import { randomBytes } from "node:crypto";
import {
  closeSync,
  fchownSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { Problem, writeProblem } from "./problem.mjs";
import { root } from "./project.mjs";

/** DATA_DIR, absolute: releases in other folders must find the same one (src/env.ts reads it the same way). */
export const dataDirectory = resolve(root, process.env.DATA_DIR?.trim() || "data");

/**
 * A place for what an upgrade keeps. Root's is beside the data directory: that one belongs to the user who runs the site, who could have put
 * links in it that lead root elsewhere.
 */
export function upgradePlace(name) {
  return process.getuid?.() === 0 ? `${dataDirectory}-${name}` : join(dataDirectory, name);
}

const pointer = join(dataDirectory, "current-release");

/**
 * Which release serves this data directory.
 * @typedef {{ current: string, previous?: string }} Releases folders: the one that serves, and the one before it
 */

/** @returns {Releases} this release alone where no upgrade has written another one */
export function readReleases() {
  const [current, previous] = readPointer().split("\n").filter(Boolean);
  return { current: current ?? root, ...(previous && { previous }) };
}

/**
 * @returns {string} the folder of the release that serves
 * @throws Problem when it is gone, or is not to be trusted
 */
export function currentRelease() {
  const { current } = readReleases();
  try {
    return requireRelease(current);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(
      `${error.message} ${pointer} names it; bring it back, or delete that file to start the release in ${root}.`,
    );
  }
}

/** Names the release that serves from now on. A launcher that runs on this data directory changes over at once. */
export function writeReleases({ current, previous }) {
  writeWhole(pointer, [current, ...(previous ? [previous] : []), ""].join("\n"));
}

/**
 * Writes a file of the data directory as a whole or not at all. Under another name first, because the data directory may belong to another
 * user, who could have put a link in its place.
 */
export function writeWhole(path, text) {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    const file = openSync(draft, "wx", 0o600);
    try {
      writeFileSync(file, text);
      // What root writes is the site's, as everything else there.
      const { uid, gid } = statSync(dataDirectory);
      if (process.getuid?.() === 0) fchownSync(file, uid, gid);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw writeProblem(error, path);
  }
}

/**
 * Makes sure that a folder holds a release whose code we may run. The data directory belongs to the user who runs the site, and root must
 * run no code that this user could have written.
 *
 * @param {string} directory
 * @returns {string} its real path
 * @throws Problem when it is no release, or belongs to somebody whose code we do not run
 */
export function requireRelease(directory) {
  let found;
  try {
    found = realpathSync(directory);
    const { name } = JSON.parse(readFileSync(join(found, "package.json"), "utf8"));
    if (name !== "openward") throw new Error("another package");
    for (const part of ["start.mjs", "lib/release.mjs"]) statSync(join(found, "scripts", part));
  } catch (error) {
    throw new Problem(
      error.code === "EACCES"
        ? `${directory} cannot be read by this user. Make it readable.`
        : `${directory} holds no release of Openward, neither a checkout nor an unpacked release.`,
    );
  }
  requireTrusted(found);
  return found;
}

function requireTrusted(directory) {
  if (!process.getuid || directory === root) return;
  const { uid, mode } = statSync(directory);
  const trusted = new Set([0, process.getuid(), statSync(root).uid]);
  const closedTo = process.getuid() === 0 ? 0o022 : 0o002;
  if (trusted.has(uid) && (mode & closedTo) === 0) return;
  throw new Problem(
    `${directory} belongs to another user or can be written by others. Give it to the owner of ${root} (chown -R, chmod -R go-w).`,
  );
}

function readPointer() {
  try {
    return readFileSync(pointer, "utf8");
  } catch (error) {
    // Who may not look into the data directory is told so by the program.
    if (["ENOENT", "EACCES", "ENOTDIR"].includes(error.code)) return "";
    throw error;
  }
}
