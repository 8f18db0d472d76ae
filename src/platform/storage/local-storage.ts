import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { diskSpace } from "../disk/disk-space";
import { contentTypeOf } from "./content-type-of";
import { type FileStorage, isStorageKey, isStoredFile, PROBE_ENDING } from "./file-storage";

/** Files in a local directory, in 256 folders by the first two characters of their key. */
export function localStorage(directory: string): FileStorage {
  const folderOf = (key: string) => join(directory, key.slice(0, 2));
  const pathOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    return join(folderOf(key), key);
  };
  return {
    async put(key, bytes, contentType) {
      if (contentTypeOf(key) !== contentType) throw new Error(`${key} cannot hold ${contentType}`);
      const path = pathOf(key);
      await requireFreeSpace(directory, bytes.length);
      await mkdir(folderOf(key), { recursive: true });
      // Written under another name and renamed, so that a reader never sees a partial file.
      const partial = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(partial, bytes);
        await rename(partial, path);
      } catch (error) {
        // Remove partial files, which would fill the disk further.
        await rm(partial, { force: true });
        throw error;
      }
    },
    async get(key) {
      if (!isStorageKey(key)) return null;
      try {
        return { bytes: await readFile(pathOf(key)), contentType: contentTypeOf(key) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      for (const folder of await entriesOf(directory))
        for (const name of await entriesOf(join(directory, folder)))
          if (isStoredFile(name) && name.startsWith(folder)) yield name;
    },
    async check() {
      await mkdir(directory, { recursive: true });
      const probe = join(directory, `probe-${randomUUID()}${PROBE_ENDING}`);
      await writeFile(probe, "");
      await rm(probe);
    },
  };
}

/**
 * Space that files leave free: the database may be on the same disk, and nobody can sign in while it cannot
 * write.
 */
const LEFT_FREE_BYTES = 128 * 1024 * 1024;
/** On a small disk: the share that is left free. */
const LEFT_FREE_SHARE = 0.02;

/** @throws Error ENOSPC, as if the disk were full, if a file would leave too little space */
async function requireFreeSpace(directory: string, bytes: number): Promise<void> {
  await mkdir(directory, { recursive: true });
  const { size, free } = await diskSpace(directory);
  if (free - bytes >= Math.min(LEFT_FREE_BYTES, size * LEFT_FREE_SHARE)) return;
  throw Object.assign(new Error("ENOSPC: the disk is nearly full, write"), { code: "ENOSPC" });
}

/** The names in a directory; none if it does not exist or is a file. */
async function entriesOf(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
