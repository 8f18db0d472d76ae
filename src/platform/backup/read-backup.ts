import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { z } from "zod";
import { newerMigrations, predatesBaseline } from "../database/baseline";
import { type Entry, sha256 } from "./archive";
import { DamagedBackup } from "./damaged-backup";
import {
  ENTRIES,
  FORMAT,
  headSchema,
  type Manifest,
  manifestSchema,
  type Summary,
  secretsSchema,
  summarySchema,
  type TableDescription,
  tableName,
} from "./manifest";

const decompress = promisify(gunzip);

/** The contents of a backup that was read from beginning to end. */
export interface CheckedBackup {
  manifest: Manifest;
  /** Undefined if the backup is not encrypted. */
  secrets: readonly string[] | undefined;
  summary: Summary;
  /** The SHA-256 of every stored file, by key. */
  files: ReadonlyMap<string, string>;
}

/** The bytes are neither a complete nor a partial backup of this program. */
export class NotABackup extends Error {
  override readonly name = "NotABackup";
}

/** A newer release with another format made the backup. */
export class NewerBackup extends Error {
  override readonly name = "NewerBackup";
  constructor(readonly release: string) {
    super(`It was made by Openward ${release}.`);
  }
}

/** The backup is older than the oldest migration of this release. */
export class OutdatedBackup extends Error {
  override readonly name = "OutdatedBackup";
  constructor(readonly release: string) {
    super(`It was made by Openward ${release}.`);
  }
}

/**
 * Reads a backup to its end without writing anything.
 * @param programMigrations creation times of this release's migrations
 * @throws DamagedBackup, NotABackup, NewerBackup, OutdatedBackup
 */
export async function checkBackup(
  entries: AsyncIterable<Entry>,
  programMigrations: readonly number[],
): Promise<CheckedBackup> {
  let manifest: Manifest | undefined;
  let summary: Summary | undefined;
  let secrets: readonly string[] | undefined;
  const files = new Map<string, string>();
  for await (const { name, bytes } of entries) {
    if (!manifest) {
      if (name !== ENTRIES.manifest) throw new NotABackup();
      const { format, release } = parse(headSchema, bytes);
      if (format > FORMAT) throw new NewerBackup(release);
      manifest = parse(manifestSchema, bytes);
      const { migrations } = manifest.database;
      if (newerMigrations(migrations, programMigrations).length > 0) throw new NewerBackup(release);
      if (predatesBaseline(migrations, programMigrations)) throw new OutdatedBackup(release);
    } else if (name === ENTRIES.secrets) secrets = parse(secretsSchema, bytes);
    else if (name === ENTRIES.summary) summary = parse(summarySchema, bytes);
    else if (name.startsWith(ENTRIES.files)) files.set(name.slice(ENTRIES.files.length), sha256(bytes));
  }
  if (!manifest || !summary) throw new NotABackup();
  return { manifest, secrets, summary, files };
}

/** Handlers for the parts of a backup. */
interface Reader {
  onData(table: TableDescription, bytes: Buffer): Promise<void>;
  onFile(key: string, bytes: Buffer): Promise<void>;
}

/**
 * Reads the data and the files of a backup. They are verified only when this resolves: checksums come last.
 * @throws DamagedBackup
 */
export async function readBackup(
  entries: AsyncIterable<Entry>,
  { database }: Manifest,
  { onData, onFile }: Reader,
): Promise<void> {
  const tables = new Map(database.tables.map((table) => [tableName(table), table]));
  for await (const { name, bytes } of entries) {
    if (name.startsWith(ENTRIES.files)) await onFile(name.slice(ENTRIES.files.length), bytes);
    if (!name.startsWith(ENTRIES.database)) continue;
    const table = tables.get(name.slice(ENTRIES.database.length, name.lastIndexOf("/")));
    if (!table) throw new DamagedBackup();
    await onData(table, await decompress(bytes));
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, bytes: Buffer): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw new NotABackup(undefined, { cause: error });
  }
}
