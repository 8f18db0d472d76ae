import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { chown, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { SPOOL, SPOOL_ENDING, SPOOL_GIVEN_UP } from "../database/embedded-postgres/archive-command";
import { shortHash } from "./archive-names";

/** A segment in the spool that is not at the target yet. */
export interface Spooled {
  /** PostgreSQL's name of it. */
  wal: string;
  path: string;
  bytes: number;
  /** When PostgreSQL last wrote to it. */
  writtenAt: Date;
}

export const spoolOf = (home: string) => join(home, SPOOL);
const giveUpMarker = (home: string) => join(spoolOf(home), SPOOL_GIVEN_UP);

/**
 * Creates the spool. From now on PostgreSQL puts its WAL there.
 * @returns whether it was missing: then PostgreSQL has discarded WAL until now
 */
export async function makeSpool(home: string): Promise<boolean> {
  try {
    await mkdir(spoolOf(home), { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
  // PostgreSQL may run as a user other than root.
  const { uid, gid } = await stat(home);
  if (process.getuid?.() === 0) await chown(spoolOf(home), uid, gid);
  return true;
}

/** Removes the spool. From now on PostgreSQL discards WAL that it no longer needs. */
export async function removeSpool(home: string): Promise<void> {
  await rm(spoolOf(home), { recursive: true, force: true });
}

/** The segments in the spool, in the order they were written. */
export async function spooled(home: string): Promise<Spooled[]> {
  const found: Spooled[] = [];
  for (const name of (await readdir(spoolOf(home))).sort()) {
    if (!name.endsWith(SPOOL_ENDING)) continue;
    const path = join(spoolOf(home), name);
    const entry = await stat(path).catch(() => undefined);
    if (entry)
      found.push({
        wal: name.slice(0, -SPOOL_ENDING.length),
        path,
        bytes: entry.size,
        writtenAt: entry.mtime,
      });
  }
  return found;
}

/** Makes PostgreSQL discard WAL instead of filling the disk. */
export async function markGivenUp(home: string): Promise<void> {
  await writeFile(giveUpMarker(home), "", { mode: 0o644 });
}

export async function clearGivenUp(home: string): Promise<void> {
  await rm(giveUpMarker(home), { force: true });
}

export async function givenUpSince(home: string): Promise<Date | undefined> {
  return (await stat(giveUpMarker(home)).catch(() => undefined))?.mtime;
}

/** The beginning of the SHA-256 of the decompressed contents of a file. @throws Error if it is truncated */
export async function hashInside(path: string): Promise<string> {
  const sum = createHash("sha256");
  const sink = new PassThrough();
  sink.on("data", (chunk: Buffer) => sum.update(chunk));
  await pipeline(createReadStream(path), createGunzip(), sink);
  return shortHash(sum.digest("hex"));
}

/** Since when PostgreSQL has WAL that it could not spool; undefined if there is none. */
export async function stuckSince(home: string): Promise<Date | undefined> {
  const status = join(home, "data/pg_wal/archive_status");
  let oldest: Date | undefined;
  for (const name of await readdir(status).catch(() => [] as string[])) {
    if (!name.endsWith(".ready")) continue;
    const entry = await stat(join(status, name)).catch(() => undefined);
    if (entry && (!oldest || entry.mtime < oldest)) oldest = entry.mtime;
  }
  return oldest;
}
