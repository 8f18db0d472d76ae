import { accessSync, constants, statfsSync } from "node:fs";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux keeps these files in memory. */
const MEMORY = "/dev/shm";
/** Several times what a whole run needs; a small machine needs its memory for processes. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Where tests create temporary files: in memory if there is enough of it. A database is a thousand files, and
 * a disk takes ten times as long to create them.
 */
export function temporaryRoot(): string {
  return hasMemory() ? MEMORY : tmpdir();
}

/**
 * An empty directory that other users may enter: when root runs the tests, PostgreSQL runs as another user.
 */
export async function temporaryDirectory(prefix: string): Promise<string> {
  const directory = await mkdtemp(join(temporaryRoot(), prefix));
  await chmod(directory, 0o755);
  return directory;
}

function hasMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
