import { createHash } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { contentValue } from "~/content/tables";
import type { Database, RootDatabase, TransactionalDatabase } from "~/platform/database/database";
import type { FileStorage } from "~/platform/storage/file-storage";

/** The content types whose records are created by an upload. Both have a field `sha256`. */
type UploadedType = "image" | "file";

/** SHA-256 of the uploaded bytes in hexadecimal. Identifies a file. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The id of the record with these uploaded bytes that is not in the trash, if there is one. */
export async function recordOfBytes(
  db: Database,
  type: UploadedType,
  sha256: string,
): Promise<string | undefined> {
  const { itemId, name, key } = contentValue;
  const [found] = await db
    .select({ itemId })
    .from(contentValue)
    .where(and(eq(contentValue.type, type), eq(name, "sha256"), eq(key, sha256)))
    .orderBy(asc(itemId))
    .limit(1);
  return found?.itemId;
}

/**
 * Like `recordOfBytes`, but also locks the bytes until the transaction ends, so that simultaneous uploads of the same
 * file create one record.
 */
export async function lockRecordOfBytes(
  tx: Database,
  type: UploadedType,
  sha256: string,
): Promise<string | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('uploaded bytes'), hashtext(${sha256}))`);
  return recordOfBytes(tx, type, sha256);
}

export interface Upload<Stored> {
  type: UploadedType;
  bytes: Uint8Array;
  /** Whether to add a record even if there is one with the same bytes. */
  addAgain: boolean;
  /** Validates and stores the files. */
  store(): Promise<Stored>;
  /** The storage keys of the files that `store` has written. */
  keysOf(stored: Stored): string[];
  /** Adds the record. */
  create(tx: TransactionalDatabase, stored: Stored): Promise<{ id: string }>;
}

/**
 * Adds a record for an upload. If a record outside the trash has the same bytes, returns that one instead.
 * @returns the record's id
 * @throws the errors of `store` and `create`
 */
export async function addUpload<Stored>(
  { db, storage }: { db: RootDatabase; storage: FileStorage },
  { type, bytes, addAgain, store, keysOf, create }: Upload<Stored>,
): Promise<{ id: string; alreadyExisted: boolean }> {
  const sha256 = sha256Of(bytes);
  const existing = addAgain ? undefined : await recordOfBytes(db, type, sha256);
  if (existing) return { id: existing, alreadyExisted: true };
  const stored = await store();
  const added = await db.transaction(async (tx) => {
    const meanwhile = addAgain ? undefined : await lockRecordOfBytes(tx, type, sha256);
    if (meanwhile) return { id: meanwhile, alreadyExisted: true };
    const { id } = await create(tx, stored);
    return { id, alreadyExisted: false };
  });
  if (added.alreadyExisted) await deleteFiles(storage, keysOf(stored));
  return added;
}

/** Deletes stored files that no record needs, because another upload of the same bytes was first. */
export async function deleteFiles(storage: FileStorage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.delete(key);
}
