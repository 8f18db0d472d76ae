import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { link, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";

/** Suffix of a file until it is complete: its own name, eight characters, and this. */
export const PARTIAL_ENDING = ".partial";

/**
 * Writes a file under a temporary name, and renames it when it is complete and on the disk. If anything
 * fails, no part of it is left.
 * @returns its size in bytes
 * @throws the error of the system or of `bytes`; EEXIST if the file exists; the signal's reason
 */
export async function writeAtomically(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<number> {
  const partial = `${file}.${randomBytes(4).toString("hex")}${PARTIAL_ENDING}`;
  try {
    const target = createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(bytes, target, { signal });
    await giveName(partial, file);
    await syncDirectory(dirname(file));
    return (await stat(file)).size;
  } catch (error) {
    await rm(partial, { force: true });
    signal.throwIfAborted();
    throw error;
  }
}

/** Never replaces another file. If the file system has no hard links, this checks for one first. */
async function giveName(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
    await rm(partial);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS") throw error;
    if (await stat(file).catch(() => undefined))
      throw Object.assign(new Error("file exists"), { code: "EEXIST", path: file });
    await rename(partial, file);
  }
}

/**
 * A name survives a power failure once its directory is on the disk. Network drives may not support the call.
 */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, "r").catch(() => undefined);
  await directory?.sync().catch(() => undefined);
  await directory?.close();
}
