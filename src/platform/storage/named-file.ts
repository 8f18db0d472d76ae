import type { Database } from "../database/database";

/** A file that the database refers to. */
export interface NamedFile {
  key: string;
  /** The record whose pages show or link to it; undefined for files that belong to no content record. */
  record?: { id: string; type: string; title: string };
}

/** One part of the database that refers to files. */
export interface FileNames {
  /** Files that must be in the storage. */
  named(db: Database): Promise<NamedFile[]>;
  /** Keys in the database whose files are not made yet. */
  pending?(db: Database): Promise<string[]>;
}
