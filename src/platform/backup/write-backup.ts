import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FileStorage } from "../storage/file-storage";
import type { AddEntry } from "./archive";
import type { DatabaseSnapshot } from "./database-snapshot";
import { ENTRIES, type Manifest, type Summary, type TableDescription, tableName } from "./manifest";

const compress = promisify(gzip);

/** Table data in one entry, before compression. */
const PIECE_BYTES = 8 * 1024 * 1024;
/** Files read at the same time: a bucket is slow per file, and each may have 50 MB. */
const MAX_CONCURRENT = 2;

interface Backup {
  manifest: Manifest;
  /** Only for an encrypted backup. */
  secrets: readonly string[] | undefined;
  snapshot: DatabaseSnapshot;
  storage: Pick<FileStorage, "get" | "list">;
  /** Called once the snapshot is no longer needed: files are read without an open transaction. */
  onDatabaseRead(rows: number): Promise<void>;
  /** Called for each file. */
  onFile(key: string, bytes: number): void;
}

/** Adds everything in a backup: the database as of the snapshot, then every file of the storage. */
export async function writeBackup(add: AddEntry, backup: Backup): Promise<void> {
  const addJson = (name: string, value: unknown) =>
    add(name, Buffer.from(`${JSON.stringify(value, null, 1)}\n`));
  const { manifest, secrets, snapshot } = backup;
  await addJson(ENTRIES.manifest, manifest);
  if (secrets) await addJson(ENTRIES.secrets, secrets);
  const summary: Summary = { rows: {}, files: 0 };
  for (const table of manifest.database.tables)
    summary.rows[tableName(table)] = await addTable(add, snapshot, table);
  const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
  await backup.onDatabaseRead(rows);
  summary.files = await addFiles(add, backup);
  await addJson(ENTRIES.summary, summary);
}

/**
 * In separately compressed pieces; gzip reads their concatenation as one file.
 * @returns the number of rows
 */
async function addTable(add: AddEntry, snapshot: DatabaseSnapshot, table: TableDescription): Promise<number> {
  let pieces = 0;
  let buffers: Buffer[] = [];
  let bufferedBytes = 0;
  const flush = async () => {
    pieces += 1;
    const name = `${ENTRIES.database}${tableName(table)}/${String(pieces).padStart(6, "0")}.copy.gz`;
    const bytes = await compress(Buffer.concat(buffers));
    buffers = [];
    bufferedBytes = 0;
    await add(name, bytes);
  };
  const data = snapshot.read(table);
  for await (const chunk of data as AsyncIterable<Buffer>) {
    buffers.push(chunk);
    bufferedBytes += chunk.length;
    if (bufferedBytes >= PIECE_BYTES) await flush();
  }
  if (bufferedBytes > 0) await flush();
  return data.rowCount;
}

/**
 * Adds all stored files, not only those that records name now, because older revisions name files too.
 * @returns their number
 */
async function addFiles(add: AddEntry, { storage, onFile }: Backup): Promise<number> {
  let files = 0;
  async function addAll(keys: string[]): Promise<void> {
    const found = await Promise.all(keys.map((key) => storage.get(key)));
    for (const [index, key] of keys.entries()) {
      const file = found[index];
      // Removed since the listing.
      if (!file) continue;
      await add(`${ENTRIES.files}${key}`, file.bytes);
      files += 1;
      onFile(key, file.bytes.length);
    }
  }
  let waiting: string[] = [];
  for await (const key of storage.list()) {
    waiting.push(key);
    if (waiting.length < MAX_CONCURRENT) continue;
    await addAll(waiting);
    waiting = [];
  }
  await addAll(waiting);
  return files;
}
