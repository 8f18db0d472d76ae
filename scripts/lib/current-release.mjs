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

/**
 * DATA_DIR as an absolute path, so that releases in other folders find the same one (src/env.ts resolves it
 * in the same way).
 */
export const dataDirectory = resolve(root, process.env.DATA_DIR?.trim() || "data");

/**
 * Path of a file that an upgrade stores. For root, it is beside the data directory: that directory belongs to
 * the user who runs the site, and that user could place links in it that redirect root's writes.
 */
export function upgradePlace(name) {
  return process.getuid?.() === 0 ? `${dataDirectory}-${name}` : join(dataDirectory, name);
}

const pointer = join(dataDirectory, "current-release");

/**
 * Which release serves this data directory.
 * @typedef {{ current: string, previous?: string }} Releases folders: the active release, and the one before
 * it
 */

/** @returns {Releases} only this release, if no upgrade has written another one */
export function readReleases() {
  const [current, previous] = readPointer().split("\n").filter(Boolean);
  return { current: current ?? root, previous };
}

/**
 * @returns {string} the folder of the active release
 * @throws Problem if it does not exist, or is not to be trusted
 */
export function currentRelease() {
  const { current } = readReleases();
  try {
    return requireRelease(current);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(
      `${error.message} ${pointer} names it. Restore it, or delete that file to start the release in ${root}.`,
    );
  }
}

/** Sets the active release. A launcher that runs on this data directory switches to it immediately. */
export function writeReleases({ current, previous }) {
  writeAtomically(pointer, [current, ...(previous ? [previous] : []), ""].join("\n"));
}

/**
 * Writes a file of the data directory atomically. Creates a new file first, because the data directory may
 * belong to another user, who could have placed a link at `path`.
 */
export function writeAtomically(path, text) {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    const file = openSync(draft, "wx", 0o600);
    try {
      writeFileSync(file, text);
      // Files that root writes belong to the site's user, like everything else there.
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
 * Checks that a folder contains a release whose code this user may run. The data directory belongs to the
 * user who runs the site, and root must not run code that this user could have written.
 * @param {string} directory
 * @returns {string} its real path
 * @throws Problem if it is not a release, or belongs to a user whose code we do not run
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
        : `${directory} contains no release of Openward, neither a checkout nor an unpacked release.`,
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
    // For a data directory that this user may not read, the program itself reports the error.
    if (["ENOENT", "EACCES", "ENOTDIR"].includes(error.code)) return "";
    throw error;
  }
}
