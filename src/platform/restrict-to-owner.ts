import { chmodSync, lchownSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { SystemUser } from "./system-user";

const OTHERS = 0o077;

/**
 * Restricts a directory and everything in it to its owner: 0700 and 0600, or 0700 for programs. Files of
 * other owners are left alone, unless we are root. Files that another process removes meanwhile are skipped.
 *
 * Synchronous: a hundred thousand files take about a second, and nothing is served yet.
 * @param owner becomes the owner of everything; only root can do that
 */
export function restrictToOwner(path: string, owner?: SystemUser): void {
  if (process.platform === "win32") return;
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return;
  const us = process.getuid?.();
  if (us !== 0 && found.uid !== us) return;
  unlessRemoved(() => {
    if (owner && (found.uid !== owner.uid || found.gid !== owner.gid)) lchownSync(path, owner.uid, owner.gid);
    if (found.isSymbolicLink()) return;
    if (found.mode & OTHERS) chmodSync(path, found.mode & 0o700);
    if (found.isDirectory()) for (const name of readdirSync(path)) restrictToOwner(join(path, name), owner);
  });
}

function unlessRemoved(work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
