import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FileStorage } from "../storage/file-storage";
import type { AddEntry } from "./archive";
import type { DatabaseSnapshot } from "./database-snapshot";
import { ENTRIES, type Manifest, type Summary, type TableDescription, tableName } from "./manifest";

const compress = promisify(gzip);

/** Of table data in one entry, before it is compressed. */
const PIECE_BYTES = 8 * 1024 * 1024;
/** Files read at once: a bucket takes its time for each, and each may have 50 MB. */
const AT_ONCE = 2;

interface Backup {
  manifest: Manifest;
  /** Only for an encrypted backup. */
  secrets: readonly string[] | undefined;
  snapshot: DatabaseSnapshot;
  storage: Pick<FileStorage, "get" | "list">;
  /** Called once the snapshot is needed no more: files are read without keeping a transaction open. */
  onDatabaseRead(rows: number): Promise<void>;
  /** Called for each file. */
  onFile(key: string, bytes: number): void;
}

/** Adds everything that a backup holds: the database as the snapshot has it, then every file of the storage. */
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

/** In pieces that are compressed each: together they are one file for gzip, too. @returns the number of rows */
async function addTable(add: AddEntry, snapshot: DatabaseSnapshot, table: TableDescription): Promise<number> {
  let pieces = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  const flush = async () => {
    pieces += 1;
    const name = `${ENTRIES.database}${tableName(table)}/${String(pieces).padStart(6, "0")}.copy.gz`;
    const bytes = await compress(Buffer.concat(held));
    held = [];
    heldBytes = 0;
    await add(name, bytes);
  };
  const data = snapshot.read(table);
  for await (const chunk of data as AsyncIterable<Buffer>) {
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes >= PIECE_BYTES) await flush();
  }
  if (heldBytes > 0) await flush();
  return data.rowCount;
}

/** Everything that is stored, not only what records name now: older revisions name files too. @returns how many */
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
    if (waiting.length < AT_ONCE) continue;
    await addAll(waiting);
    waiting = [];
  }
  await addAll(waiting);
  return files;
}
