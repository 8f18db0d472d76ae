import type { Database } from "../database/database";

/** A file that the database says is in the storage. */
export interface NamedFile {
  key: string;
  /** The record whose pages show or link to it; undefined for files that belong to no content record. */
  record?: { id: string; type: string; title: string };
}

/** One place in the database that names files. */
export interface FileNames {
  /** Files that must be in the storage. */
  named(db: Database): Promise<NamedFile[]>;
  /** Keys that are in the database although their files are still to be made. */
  pending?(db: Database): Promise<string[]>;
}
