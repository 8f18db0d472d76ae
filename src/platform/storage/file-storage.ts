import { AppError } from "../errors/app-error";

/** Where uploaded and generated files live: a local directory, or a bucket that every node shares. */
export interface FileStorage {
  /** Stores `bytes` under `key`, replacing an existing file. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The stored bytes and their type; null if there is no such key. */
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /**
   * The keys of all stored files, in no particular order. Skips objects that are not ours (no storage key).
   */
  list(): AsyncIterable<string>;
  /** Resolves if a file can be written and removed; rejects with the reason otherwise. */
  check(): Promise<void>;
}

/** The storage could not be reached, timed out, or is temporarily unavailable. */
export class StorageUnavailable extends AppError {
  /** @param reason a word for the operator, such as `ECONNREFUSED` */
  constructor(readonly reason: string) {
    const message = "The files of this site cannot be reached right now. Please try again in a minute.";
    super("UNAVAILABLE", message, { headers: { "retry-after": "30" } });
  }
}

export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/**
 * The product generates keys, never a visitor: letters, digits, hyphens, and one dot before the extension.
 */
const KEY = /^[a-z0-9-]{1,120}\.[a-z0-9]{2,5}$/;

export function isStorageKey(key: string): boolean {
  return KEY.test(key);
}

/** Extension of the empty file that `check` writes and removes. */
export const PROBE_ENDING = ".tmp";

/**
 * Whether a listed entry is one of our files: a storage key, and not a probe of `check` that is being
 * removed.
 */
export function isStoredFile(key: string): boolean {
  return isStorageKey(key) && !key.endsWith(PROBE_ENDING);
}
