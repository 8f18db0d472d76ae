import type { LedgerPlace } from "../../erasures/ledger-place";

/** A file at a target. */
export interface StoredBackup {
  file: string;
  bytes: number;
}

/** Where backups are kept: a folder or a bucket, which may hold other files too. */
export interface BackupTarget {
  /** As the operator knows it. */
  name: string;
  /** The files whose names begin so, in the order of their names. */
  list(prefix: string): Promise<StoredBackup[]>;
  /**
   * Stores a file under its name when it is complete; whatever fails, nothing has that name.
   * @param signal ends it, and nothing stays
   * @returns its size in bytes
   */
  write(file: string, bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<number>;
  /** A file from its beginning. */
  read(file: string): Promise<AsyncIterable<Uint8Array>>;
  remove(file: string): Promise<void>;
  /** What an interrupted `write` has left a day ago. */
  removeLeftovers(prefix: string): Promise<void>;
  /** A folder in it, which is made when something is written. Files in it have no part in `list` of a folder target. */
  folder(name: string): BackupTarget;
  /** A ledger of erasures beside the backups. */
  ledger(file: string): LedgerPlace;
}
