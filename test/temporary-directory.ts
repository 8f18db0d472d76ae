import { accessSync, constants, statfsSync } from "node:fs";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux keeps what is in here in memory. */
const MEMORY = "/dev/shm";
/** What a whole run needs at most, several times over; the memory of a small machine is for its processes. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Where tests make what they remove again: in memory where there is enough of it. A database is a thousand files, and a disk takes ten times
 * as long to make them.
 */
export function temporaryRoot(): string {
  return hasMemory() ? MEMORY : tmpdir();
}

/** An empty directory that other users may enter: under root, PostgreSQL runs as one of them. */
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
