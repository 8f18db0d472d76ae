import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const instant = z.iso.datetime().transform((text) => new Date(text));

/**
 * The state of the archive, written by the running site. A file, because a database row would be a change to
 * archive.
 */
const stateSchema = z.object({
  /** The archive's id; null until it is opened. */
  archive: z.string().nullable(),
  /** The maximum age of a change that is not archived yet. */
  limitSeconds: z.number(),
  checkedAt: instant,
  /** Every change up to this time is at the target. A site without changes has nothing to archive. */
  archivedUntil: instant.nullable(),
  /** Since when something waits for the target; null if nothing does. */
  waitingSince: instant.nullable(),
  waitingBytes: z.number(),
  /** Why it waits, as a sentence for the operator. */
  failure: z.string().nullable(),
  /** Since when changes are no longer kept for the target, because the disk would fill up. */
  givenUpSince: instant.nullable(),
  /**
   * When the archive last missed changes. To restore later changes, a base backup after this time is needed.
   */
  gapAt: instant.nullable(),
});

/** Written by the last base backup. */
const rangeSchema = z.object({
  archive: z.string(),
  /** The earliest time to which the site can be restored. */
  from: instant,
  lastBaseAt: instant,
});

export type ArchiveState = z.output<typeof stateSchema>;
export type ArchiveRange = z.output<typeof rangeSchema>;

const STATE = "archive-state.json";
const RANGE = "archive-range.json";

/** @returns undefined if archiving was never on, or the file cannot be read */
export function readArchiveState(dataDirectory: string): Promise<ArchiveState | undefined> {
  return read(join(dataDirectory, STATE), stateSchema);
}

export function writeArchiveState(dataDirectory: string, state: ArchiveState): Promise<void> {
  return write(join(dataDirectory, STATE), state);
}

/** @returns undefined if there is no base backup yet */
export function readArchiveRange(dataDirectory: string): Promise<ArchiveRange | undefined> {
  return read(join(dataDirectory, RANGE), rangeSchema);
}

export function writeArchiveRange(dataDirectory: string, range: ArchiveRange): Promise<void> {
  return write(join(dataDirectory, RANGE), range);
}

async function read<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return undefined;
  }
}

async function write(path: string, content: unknown): Promise<void> {
  const partial = `${path}.${process.pid}.partial`;
  await writeFile(partial, `${JSON.stringify(content)}\n`, { mode: 0o600 });
  await rename(partial, path);
}
