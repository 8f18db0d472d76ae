import { randomBytes } from "node:crypto";
import type { DomainServices } from "~/platform/domain-services";
import type { FileStorage } from "~/platform/storage/file-storage";
import { formFile } from "../table";
import type { CheckedFile } from "./check-file";
import { encryptFile, newFileKey, sealFile } from "./sealed-file";

/** A file, with the question that it answers. */
export interface AnsweringFile {
  question: string;
  file: CheckedFile;
}

/**
 * Stores attached files, encrypted. Until a form is submitted with them, they belong to no submission, and are deleted
 * after a day.
 */
export async function storeFiles(
  { db, sealer, now }: DomainServices,
  storage: FileStorage,
  formId: string,
  files: readonly AnsweringFile[],
): Promise<void> {
  for (const { question, file } of files) {
    const { id, filename, mimeType, size, bytes } = file;
    const key = newFileKey();
    const storageKey = `${randomBytes(16).toString("hex")}.seal`;
    const sealed = sealFile(sealer, { question, filename, mimeType, size, key });
    // The row is inserted first, because a stored file without a row would never be deleted.
    await db.insert(formFile).values({ id, formId, storageKey, sealed, createdAt: now() });
    await storage.put(storageKey, encryptFile(bytes, key), "application/octet-stream");
  }
}
