import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Sealer } from "~/platform/crypto/sealer";
import { UnreadableSeal } from "~/platform/crypto/sealer";

/** The metadata of a stored file, with its encryption key. */
export interface SealedFile {
  question: string;
  filename: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  /** The file's 256-bit key in base64. */
  key: string;
}

/** The purpose for sealing the column `sealed`. A change of the secret seals only this column again, not the file. */
export const FILE_PURPOSE = "form-file";

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function newFileKey(): string {
  return randomBytes(32).toString("base64");
}

/** Encrypts with AES-256-GCM. Each file has its own key. */
export function encryptFile(bytes: Uint8Array, key: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64"), iv);
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @throws UnreadableSeal if the bytes were changed or belong to another file */
export function decryptFile(stored: Uint8Array, key: string): Buffer {
  try {
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv(
      "aes-256-gcm",
      Buffer.from(key, "base64"),
      stored.subarray(0, IV_BYTES),
      options,
    );
    decipher.setAuthTag(stored.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(stored.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new UnreadableSeal("The bytes of an attached file were changed.");
  }
}

export function sealFile(sealer: Sealer, file: SealedFile): string {
  return sealer.seal(JSON.stringify(file), FILE_PURPOSE);
}

/** @throws UnreadableSeal if `APP_SECRET` was lost */
export function openFile(sealer: Sealer, sealed: string): SealedFile {
  return JSON.parse(sealer.open(sealed, FILE_PURPOSE)) as SealedFile;
}
