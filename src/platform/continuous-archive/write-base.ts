import { type FileHandle, open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type pg from "pg";
import { type AddEntry, archive as tarArchive } from "../backup/archive";
import { superuserConnection } from "../database/embedded-postgres/superuser-connection";
import { StartupError } from "../startup-error";
import { baseNames } from "./archive-names";
import { only, store } from "./archive-writer";
import { BASE_ENTRIES, CONTROL_FILE, isLeftEmpty, isLeftOut } from "./base-entries";
import { ARCHIVE_FORMAT, type BaseInfo } from "./base-info";
import type { OpenArchive } from "./open-archive";

const compress = promisify(gzip);

/** Size of a file's piece in one entry, before compression. */
const PIECE_BYTES = 8 * 1024 * 1024;

interface NewBase {
  /** Folder of the packaged PostgreSQL's cluster. */
  home: string;
  archive: OpenArchive;
  site: string;
  release: string;
  /** Names of files in the archive that were deleted from the site before. */
  gone: readonly string[];
  signal: AbortSignal;
}

/**
 * Copies the files of the running cluster into the archive, between `pg_backup_start` and `pg_backup_stop`.
 * Together with the WAL of that time they form a cluster that starts. Torn and deleted files do not matter,
 * because the WAL contains their changes.
 * @throws StartupError if PostgreSQL does not archive; errors of reading and of the target
 */
export async function writeBase({ home, archive, site, release, gone, signal }: NewBase): Promise<BaseInfo> {
  const client = await superuserConnection(home);
  try {
    const server = await describeServer(client);
    const startedAt = new Date();
    const names = baseNames(startedAt, archive.recipient !== undefined);
    await client.query("select pg_backup_start($1, fast => true)", ["openward"]);
    let label = "";
    let stopSegment = "";
    let stoppedAt = startedAt;
    const data = tarArchive(async (add) => {
      const directory = join(home, "data");
      await addCluster(add, directory, signal);
      const { rows } = await client.query(
        "with stopped as (select * from pg_backup_stop(wait_for_archive => false)) select labelfile, pg_walfile_name(lsn - 1) as segment, clock_timestamp() as at from stopped",
      );
      label = rows[0].labelfile;
      stopSegment = rows[0].segment;
      stoppedAt = rows[0].at;
      await add(BASE_ENTRIES.label, Buffer.from(label));
    });
    let bytes = 0;
    await store(
      archive,
      names.data,
      counted(data, (length) => (bytes += length)),
      signal,
    );
    const [, startSegment] = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)$/m.exec(label) ?? [];
    if (!startSegment) throw new Error("PostgreSQL's backup label names no segment.");
    const info: BaseInfo = {
      product: "openward",
      format: ARCHIVE_FORMAT,
      release,
      site,
      startedAt,
      stoppedAt,
      postgres: server.postgres,
      startSegment,
      stopSegment,
      segmentBytes: server.segmentBytes,
      data: names.data,
      bytes,
    };
    const plain = { target: archive.target, recipient: undefined };
    await store(plain, names.gone, only(Buffer.from(JSON.stringify(gone))));
    await store(plain, names.info, only(Buffer.from(`${JSON.stringify(info)}\n`)));
    return info;
  } finally {
    // Closing the connection ends a backup in progress.
    await client.end().catch(() => undefined);
  }
}

async function describeServer(client: pg.Client): Promise<Pick<BaseInfo, "postgres" | "segmentBytes">> {
  await client.query("set statement_timeout = 0; set idle_session_timeout = 0");
  const { rows } = await client.query(
    "select current_setting('archive_mode') as mode, current_setting('server_version') as version, (select bytes_per_wal_segment from pg_control_init()) as bytes, (select count(*)::int from pg_tablespace where spcname !~ '^pg_') as tablespaces",
  );
  const { mode, version, bytes, tablespaces } = rows[0];
  if (mode !== "on") throw notArchiving();
  if (tablespaces > 0)
    throw new StartupError(
      "The database has tablespaces outside its directory, which the archive does not contain.",
      "Remove them, or unset BACKUP_ARCHIVE.",
    );
  return {
    postgres: { version, major: String(version).split(".")[0] ?? "" },
    segmentBytes: Number(bytes),
  };
}

/** An earlier release started this PostgreSQL, and it has kept running since. */
export function notArchiving(): StartupError {
  return new StartupError(
    "The packaged PostgreSQL was started before this release and does not archive yet.",
    "Stop the site, wait until it has ended, and start it again.",
  );
}

async function addCluster(add: AddEntry, directory: string, signal: AbortSignal): Promise<void> {
  const { directories, files } = await listCluster(directory);
  const manifest = { product: "openward", kind: "base", directories };
  await add(BASE_ENTRIES.manifest, Buffer.from(`${JSON.stringify(manifest)}\n`));
  for (const path of files) {
    signal.throwIfAborted();
    await addFile(add, directory, path);
  }
  // PostgreSQL writes this file atomically; a copy taken during a write would not match its checksum.
  await add(pieceName(CONTROL_FILE, 1), await compress(await readStable(join(directory, CONTROL_FILE))));
}

async function listCluster(directory: string): Promise<{ directories: string[]; files: string[] }> {
  const directories: string[] = [];
  const files: string[] = [];
  async function walk(within: string): Promise<void> {
    const entries = await readdir(join(directory, within), { withFileTypes: true }).catch(ifDeleted([]));
    for (const entry of entries) {
      const path = within === "" ? entry.name : `${within}/${entry.name}`;
      if (isLeftOut(path)) continue;
      if (entry.isDirectory()) {
        directories.push(path);
        if (!isLeftEmpty(path)) await walk(path);
      } else if (entry.isFile() && path !== CONTROL_FILE) files.push(path);
    }
  }
  await walk("");
  return { directories, files };
}

async function addFile(add: AddEntry, directory: string, path: string): Promise<void> {
  const handle = await open(join(directory, path), "r").catch(ifDeleted(undefined));
  if (!handle) return;
  try {
    // Data appended from here on is in the WAL.
    const { size } = await handle.stat();
    let number = 0;
    let position = 0;
    do {
      const piece = await readPiece(handle, position, Math.min(PIECE_BYTES, size - position));
      number += 1;
      position += piece.length;
      await add(pieceName(path, number), await compress(piece));
      if (piece.length === 0) break;
    } while (position < size);
  } finally {
    await handle.close();
  }
}

/** @returns less than `length` bytes if the file was truncated in the meantime */
async function readPiece(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await handle.read(buffer, read, length - read, position + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return buffer.subarray(0, read);
}

async function readStable(path: string): Promise<Buffer> {
  for (;;) {
    const [once, again] = [await readFile(path), await readFile(path)];
    if (once.equals(again)) return once;
  }
}

function pieceName(path: string, number: number): string {
  return `${BASE_ENTRIES.cluster}${path}/${String(number).padStart(6, "0")}.gz`;
}

function ifDeleted<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  onBytes: (length: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    onBytes(chunk.length);
    yield chunk;
  }
}
