import type { Database } from "~/platform/database/database";
import type { NamedFile } from "~/platform/storage/named-file";
import { fileNames } from "./stored-data";

/** All files that must be in the storage, by key, each with one of the records that refer to it. */
export async function namedFiles(db: Database): Promise<Map<string, NamedFile>> {
  const files = new Map<string, NamedFile>();
  for (const source of fileNames)
    for (const file of await source.named(db)) files.set(file.key, files.get(file.key) ?? file);
  // Read last: a picture that is uploaded in between is pending, not missing.
  for (const source of fileNames) for (const key of (await source.pending?.(db)) ?? []) files.delete(key);
  return files;
}
