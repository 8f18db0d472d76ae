import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { entriesOf } from "../backup/archive";
import { DamagedBackup } from "../backup/damaged-backup";
import { BASE_ENTRIES, baseManifestSchema, isInside } from "./base-entries";
import type { BaseInfo } from "./base-info";
import { type ArchiveReader, readDecrypted } from "./read-archive";

const decompress = promisify(gunzip);

/**
 * Writes the files of a base backup into an empty directory. They are verified only when this resolves:
 * checksums come last.
 * @throws DamagedBackup; WrongPassphrase; errors of the target and the disk
 */
export async function readBase(
  reader: ArchiveReader,
  base: BaseInfo,
  directory: string,
  signal: AbortSignal,
): Promise<void> {
  let hasManifest = false;
  for await (const { name, bytes } of entriesOf(readDecrypted(reader, base.data))) {
    signal.throwIfAborted();
    if (!hasManifest) {
      if (name !== BASE_ENTRIES.manifest) throw new DamagedBackup();
      const { directories } = await intact(async () =>
        baseManifestSchema.parse(JSON.parse(bytes.toString())),
      );
      for (const path of directories) {
        if (!isInside(path)) throw new DamagedBackup();
        await mkdir(join(directory, path), { mode: 0o700, recursive: true });
      }
      hasManifest = true;
    } else if (name === BASE_ENTRIES.label) await append(join(directory, name), bytes, true);
    else {
      const [, path = "", number] = /^cluster\/(.+)\/(\d{6})\.gz$/.exec(name) ?? [];
      if (!isInside(path)) throw new DamagedBackup();
      await append(join(directory, path), await intact(() => decompress(bytes)), number === "000001");
    }
  }
}

/** Data that cannot be decompressed was changed; the checksums would report that only at the end. */
async function intact<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw new DamagedBackup({ cause: error });
  }
}

/**
 * Not synced: the control file says that the cluster was running, so PostgreSQL syncs every file before it
 * recovers (`SyncDataDirectory`).
 */
async function append(path: string, bytes: Uint8Array, isNew: boolean): Promise<void> {
  await writeFile(path, bytes, { flag: isNew ? "wx" : "a", mode: 0o600 });
}
