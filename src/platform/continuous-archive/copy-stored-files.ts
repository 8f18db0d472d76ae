import type { FileStorage } from "../storage/file-storage";
import { fileName, parseFileName } from "./archive-names";
import { type ArchiveWriter, hashOf, listInTime, only, store } from "./archive-writer";

/**
 * Copies a stored file into an archive. Skips a file that was deleted in the meantime.
 * @param files the archive's folder of files
 */
export async function copyFile(
  files: ArchiveWriter,
  storage: Pick<FileStorage, "get">,
  key: string,
): Promise<void> {
  const found = await storage.get(key);
  if (!found) return;
  const name = fileName(key, hashOf(found.bytes), files.recipient !== undefined);
  await store(files, name, only(found.bytes));
}

/**
 * Copies every stored file that an archive lacks.
 * @returns the names of files in the archive that are no longer stored
 */
export async function copyMissingFiles(
  files: ArchiveWriter,
  storage: Pick<FileStorage, "get" | "list">,
  signal: AbortSignal,
): Promise<string[]> {
  const archived = new Map(
    (await listInTime(files.target, "")).map(({ file }) => [parseFileName(file)?.key, file]),
  );
  for await (const key of storage.list()) {
    signal.throwIfAborted();
    if (!archived.delete(key)) await copyFile(files, storage, key);
  }
  archived.delete(undefined);
  return [...archived.values()];
}
