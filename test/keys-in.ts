import type { FileStorage } from "~/platform/storage/file-storage";

/** The keys of all files in a storage, sorted. */
export async function keysIn(storage: Pick<FileStorage, "list">): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list()) keys.push(key);
  return keys.sort();
}
