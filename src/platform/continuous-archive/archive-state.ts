import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const instant = z.iso.datetime().transform((text) => new Date(text));

/** What the running site notes about its archive. A file, because a row in the database would be a change to archive. */
const stateSchema = z.object({
  /** The archive's id; null while it was not opened. */
  archive: z.string().nullable(),
  /** How old a change may be that is not archived. */
  limitSeconds: z.number(),
  checkedAt: instant,
  /** Every change up to this time is at the target. A site without changes has none to archive. */
  archivedUntil: instant.nullable(),
  /** Since when something waits for the target; null where nothing does. */
  waitingSince: instant.nullable(),
  waitingBytes: z.number(),
  /** Why something waits, as a sentence for the operator. */
  failure: z.string().nullable(),
  /** Since when changes are not kept for the target any more, because the disk would become full. */
  givenUpSince: instant.nullable(),
  /** When changes were last lost to the archive: what is archived since then needs a base backup that is younger. */
  gapAt: instant.nullable(),
});

/** What the last base backup has noted. */
const rangeSchema = z.object({
  archive: z.string(),
  /** From when on the site can be restored. */
  from: instant,
  lastBaseAt: instant,
});

export type ArchiveState = z.output<typeof stateSchema>;
export type ArchiveRange = z.output<typeof rangeSchema>;

const STATE = "archive-state.json";
const RANGE = "archive-range.json";

/** @returns undefined where archiving was never on, or the file cannot be read */
export function readArchiveState(dataDirectory: string): Promise<ArchiveState | undefined> {
  return read(join(dataDirectory, STATE), stateSchema);
}

export function writeArchiveState(dataDirectory: string, state: ArchiveState): Promise<void> {
  return write(join(dataDirectory, STATE), state);
}

/** @returns undefined where no base backup was made yet */
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
