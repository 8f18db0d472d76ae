import { randomBytes } from "node:crypto";
import { open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "../logging/logger";
import { type DiskSpace, diskSpace } from "./disk-space";

const MB = 1024 * 1024;
const RESERVE_BYTES = 64 * MB;
/** With less free space than this, the database will soon fail to write. */
const SCARCE_BYTES = 16 * MB;
/** A reserve is made only if it is a small part of the free space. */
const MIN_FREE_BYTES = 5 * RESERVE_BYTES;
const CHECK_EVERY_MS = 5_000;

interface Reserve {
  /** On the same disk as the database. */
  directory: string;
  log: Logger;
  /** For tests: replaces the disk's own figures. */
  space?: (path: string) => Promise<Pick<DiskSpace, "free">>;
  checkEveryMs?: number;
}

/**
 * Keeps 64 MB of a disk occupied by a useless file, and deletes it when the disk is full. If the database
 * cannot write, nobody can sign in; with that space, staff can, and can delete what is not needed. Created
 * again when there is plenty of space.
 */
export function keepDiskReserve({
  directory,
  log,
  space = diskSpace,
  checkEveryMs = CHECK_EVERY_MS,
}: Reserve): { stop(): Promise<void> } {
  const file = join(directory, "disk-reserve");
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let checking = check();

  async function check(): Promise<void> {
    try {
      const { free } = await space(directory);
      const isThere = await stat(file).then(
        () => true,
        () => false,
      );
      if (isThere && free < SCARCE_BYTES) {
        await rm(file);
        log.error(
          { directory, freeBytes: free },
          "the disk is full; its reserve was released so that staff can sign in and free some space",
        );
      }
      if (!isThere && free > MIN_FREE_BYTES) await occupy(file);
    } catch (error) {
      log.warn({ err: error }, "could not check the disk reserve");
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      checking = check();
    }, checkEveryMs);
    timer.unref();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await checking;
    },
  };
}

/**
 * Random data, because some file systems store nothing for zeros. Written under another name first, so that
 * the file is always complete.
 */
async function occupy(file: string): Promise<void> {
  const partial = `${file}.part`;
  const piece = randomBytes(MB);
  const handle = await open(partial, "w", 0o600);
  try {
    for (let written = 0; written < RESERVE_BYTES; written += MB) await handle.write(piece);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}
