import type { Env } from "~/env";
import { sha256 } from "~/platform/backup/archive";
import { StartupError } from "~/platform/startup-error";
import { contentTypeOf } from "~/platform/storage/content-type-of";
import type { FileStorage } from "~/platform/storage/file-storage";
import { storagePlace } from "./file-storage";
import { storageProblem } from "./storage-problem";

/** Whether a file with these contents is stored. @param hash its SHA-256 */
export async function isStored(storage: FileStorage, key: string, hash: string): Promise<boolean> {
  const found = await storage.get(key);
  return found !== null && sha256(found.bytes) === hash;
}

/**
 * Stores a file unless it exists, and compares what the storage returns.
 * @param written gets the key of a file that did not exist
 * @throws StartupError if it could not be stored
 */
export async function putFile(
  { env, storage }: { env: Env; storage: FileStorage },
  key: string,
  bytes: Buffer,
  written: string[],
): Promise<void> {
  const hash = sha256(bytes);
  try {
    const found = await storage.get(key);
    if (found && sha256(found.bytes) === hash) return;
    if (!found) written.push(key);
    await storage.put(key, bytes, contentTypeOf(key));
    if (await isStored(storage, key, hash)) return;
  } catch (error) {
    throw storageProblem(error, storagePlace(env), env.S3_BUCKET !== undefined);
  }
  throw new StartupError(
    `The file ${key} reads differently from what was written to ${storagePlace(env)}.`,
    "Check that disk or bucket, and run this again. Nothing was kept.",
  );
}
