import type { LedgerPlace } from "../../erasures/ledger-place";

/** A file at a target. */
export interface StoredBackup {
  file: string;
  bytes: number;
}

/** A place for backups: a folder or a bucket, which may hold other files too. */
export interface BackupTarget {
  /** As the operator names it. */
  name: string;
  /** The files with that prefix, ordered by name. */
  list(prefix: string): Promise<StoredBackup[]>;
  /**
   * Stores a file. It gets its name only when it is complete.
   * @param signal aborts the write, and nothing is left
   * @returns its size in bytes
   */
  write(file: string, bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<number>;
  read(file: string): Promise<AsyncIterable<Uint8Array>>;
  remove(file: string): Promise<void>;
  /** Removes what interrupted writes left more than a day ago. */
  removeLeftovers(prefix: string): Promise<void>;
  /**
   * A folder in the target, created when something is written. `list` of a folder target does not include its
   * files.
   */
  folder(name: string): BackupTarget;
  /** The erasure ledger beside the backups. */
  ledger(file: string): LedgerPlace;
}
