/** Where uploaded and generated files live: a local directory, or a bucket that every node shares. */
export interface FileStorage {
  /** Stores `bytes` under `key`; writing the same key again replaces it. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The stored bytes and their type, or null when there is no such key. */
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /** Resolves when a file could be written and removed just now; rejects with the reason otherwise. */
  check(): Promise<void>;
}

export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/** Keys are made by the product, never by a visitor: letters, digits, hyphens, and one dot before the ending. */
const KEY = /^[a-z0-9-]{1,120}\.[a-z0-9]{2,5}$/;

export function isStorageKey(key: string): boolean {
  return KEY.test(key);
}
