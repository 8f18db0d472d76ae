import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract, pack } from "tar-stream";
import { DamagedBackup } from "./damaged-backup";
import { ENTRIES } from "./manifest";

/**
 * One file in a backup. Table data comes in pieces, and stored files have at most 50 MB, so each fits in
 * memory.
 */
export interface Entry {
  name: string;
  bytes: Buffer;
}

/** A hash of every entry, in the format of `sha256sum --check`. */
const SUMS = "SHA256SUMS";
/** The hash of that list. It is the last entry; an archive without it was cut off. */
const SUMS_CHECKSUM = "SHA256SUMS.sha256";
/** Far larger than any real entry. A damaged header may claim any size. */
const MAX_ENTRY_BYTES = 512 * 1024 * 1024;

/**
 * A tar file starts with the name of its first entry.
 * @param start the first bytes of a file
 */
export function isArchive(start: Uint8Array): boolean {
  return Buffer.from(start).toString("latin1").startsWith(`${ENTRIES.manifest}\0`);
}

export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>;

/**
 * Streams a tar archive with a checksum of each entry and one of the whole at its end. Holds at most one
 * entry in memory.
 * @param fill adds the entries, one after another
 */
export async function* archive(fill: (add: AddEntry) => Promise<void>): AsyncGenerator<Buffer> {
  const tar = pack();
  const sums: string[] = [];
  const write: AddEntry = (name, bytes) =>
    new Promise((resolve, reject) => {
      const header = { name, size: bytes.length, mode: 0o600 };
      const sink = tar.entry(header, (error) => (error ? reject(error) : resolve()));
      sink.end(bytes);
    });
  async function writeAll(): Promise<void> {
    await fill(async (name, bytes) => {
      sums.push(`${sha256(bytes)}  ${name}\n`);
      await write(name, bytes);
    });
    const list = Buffer.from(sums.join(""));
    await write(SUMS, list);
    await write(SUMS_CHECKSUM, Buffer.from(`${sha256(list)}  ${SUMS}\n`));
    tar.finalize();
  }
  const written = writeAll().catch((error: Error) => {
    tar.destroy(error);
    throw error;
  });
  // The archive's reader receives the error.
  written.catch(() => undefined);
  yield* tar as AsyncIterable<Buffer>;
  await written;
}

/**
 * Yields the entries of an archive that `archive` made, without the checksums, which it verifies. The archive
 * is known to be complete only after the last entry.
 * @throws DamagedBackup if anything is missing, cut off, or changed
 */
export async function* entriesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const tar = extract();
  const feeding = pipeline(Readable.from(bytes), tar);
  feeding.catch(() => undefined);
  const sums: string[] = [];
  let list: Buffer | undefined;
  let isComplete = false;
  try {
    for await (const part of tar) {
      const { name, size = 0 } = part.header;
      if (isComplete || size > MAX_ENTRY_BYTES) throw new DamagedBackup();
      const content = await bytesOf(part as AsyncIterable<Buffer>);
      if (name === SUMS_CHECKSUM) {
        isComplete = list !== undefined && content.toString() === `${sha256(list)}  ${SUMS}\n`;
        if (!isComplete) throw new DamagedBackup();
      } else if (name === SUMS) {
        list = content;
        if (content.toString() !== sums.join("")) throw new DamagedBackup();
      } else {
        if (list) throw new DamagedBackup();
        sums.push(`${sha256(content)}  ${name}\n`);
        yield { name, bytes: content };
      }
    }
    await feeding;
  } catch (error) {
    throw isOfArchive(error) ? new DamagedBackup({ cause: error }) : error;
  } finally {
    tar.destroy();
  }
  if (!isComplete) throw new DamagedBackup();
}

async function bytesOf(part: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Whether the tar reader threw the error, because the bytes are not an archive. */
function isOfArchive(error: unknown): boolean {
  return error instanceof Error && /invalid tar|unexpected end of data|premature close/i.test(error.message);
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
