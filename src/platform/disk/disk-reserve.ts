import { randomBytes } from "node:crypto";
import { open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "../logging/logger";
import { type DiskSpace, diskSpace } from "./disk-space";

const MB = 1024 * 1024;
const RESERVE_BYTES = 64 * MB;
/** With less than this the database soon cannot write. */
const SCARCE_BYTES = 16 * MB;
/** A reserve is made only where it is a small part of what is free. */
const PLENTY_BYTES = 5 * RESERVE_BYTES;
const LOOK_EVERY_MS = 5_000;

interface Reserve {
  /** On the disk that the database is on. */
  directory: string;
  log: Logger;
  /** For tests: what the disk says of itself. */
  space?: (path: string) => Promise<Pick<DiskSpace, "free">>;
  lookEveryMs?: number;
}

/**
 * Keeps 64 MB of a disk occupied by a file that is of no use, and deletes it when the disk is full. A database that cannot write lets nobody
 * sign in; with that room, staff can, and can delete what is not needed. Made again when there is plenty of room.
 */
export function keepDiskReserve({
  directory,
  log,
  space = diskSpace,
  lookEveryMs = LOOK_EVERY_MS,
}: Reserve): { stop(): Promise<void> } {
  const file = join(directory, "disk-reserve");
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = look();

  async function look(): Promise<void> {
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
          "the disk is full; its reserve was given up so that staff can sign in and make room",
        );
      }
      if (!isThere && free > PLENTY_BYTES) await occupy(file);
    } catch (error) {
      log.warn({ err: error }, "the reserve of the disk could not be looked after");
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = look();
    }, lookEveryMs);
    timer.unref();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

/** Random, because some file systems store nothing for zeros. Written aside, so that a file of that name is whole. */
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
