import { sitePrefix } from "../backup/backup-name";

/**
 * Names of a continuous archive at a target. An archive belongs to one cluster of PostgreSQL. A restored copy
 * starts its own archive, so two sites never write to the same one.
 */

const HEAD = /^openward-([0-9a-f]{8})-archive-([0-9a-f]{12})\.json$/;
const SEGMENT = /^wal-([0-9A-F]{24})-(\d{13})-([0-9a-f]{16})\.gz(\.age)?$/;
const HISTORY = /^history-([0-9A-F]{8})\.history-([0-9a-f]{16})\.gz(\.age)?$/;
const FILE = /^(.+)\.([0-9a-f]{16})(\.age)?$/;
const BASE = /^base-(\d{13})\.json$/;

/** Names of one archive. @param site the site's id @param archive the archive's own id */
export function archiveNames(site: string, archive: string): { head: string; folder: string } {
  const prefix = sitePrefix(site);
  return { head: `${prefix}archive-${archive}.json`, folder: `archive-${prefix}${archive}` };
}

/**
 * Parses the name of the file that describes an archive, beside the backups. Undefined for any other file.
 */
export function parseHeadName(file: string): { site: string; archive: string; folder: string } | undefined {
  const [, site, archive] = HEAD.exec(file) ?? [];
  if (!site || !archive) return undefined;
  return { site, archive, folder: archiveNames(site, archive).folder };
}

/** Stored files of the site are in this folder of the archive. */
export const FILES_FOLDER = "files";
export const SEGMENT_PREFIX = "wal-";
export const BASE_PREFIX = "base-";
export const KEY_PREFIX = "key-";
export const SECRETS_PREFIX = "secrets-";

/** A segment of PostgreSQL's write-ahead log (WAL) in an archive. */
export interface Segment {
  /** PostgreSQL's name of it: timeline and number, 24 hexadecimal digits. */
  wal: string;
  /** Every change up to this time is in this segment or an earlier one. */
  until: Date;
  /** The beginning of the SHA-256 of its contents, before compression. */
  hash: string;
  file: string;
}

/** @param isEncrypted whether it ends in .age */
export function segmentName({ wal, until, hash }: Omit<Segment, "file">, isEncrypted: boolean): string {
  return `${SEGMENT_PREFIX}${wal}-${String(+until).padStart(13, "0")}-${hash}.gz${ending(isEncrypted)}`;
}

export function parseSegmentName(file: string): Segment | undefined {
  const [, wal, until, hash] = SEGMENT.exec(file) ?? [];
  return wal && until && hash ? { wal, until: new Date(Number(until)), hash, file } : undefined;
}

/** A timeline's history, as PostgreSQL writes it. @param wal `00000002.history` */
export function historyName(wal: string, hash: string, isEncrypted: boolean): string {
  return `history-${wal}-${hash}.gz${ending(isEncrypted)}`;
}

export function parseHistoryName(file: string): { wal: string; hash: string } | undefined {
  const [, timeline, hash] = HISTORY.exec(file) ?? [];
  return timeline && hash ? { wal: `${timeline}.history`, hash } : undefined;
}

/** A stored file of the site. @param hash the beginning of its SHA-256 */
export function fileName(key: string, hash: string, isEncrypted: boolean): string {
  return `${key}.${hash}${ending(isEncrypted)}`;
}

export function parseFileName(file: string): { key: string; hash: string } | undefined {
  const [, key, hash] = FILE.exec(file) ?? [];
  return key && hash ? { key, hash } : undefined;
}

/** The three files of a base backup. @param at when it started */
export function baseNames(at: Date, isEncrypted: boolean): { data: string; info: string; gone: string } {
  const name = `${BASE_PREFIX}${String(+at).padStart(13, "0")}`;
  return { data: `${name}.tar${ending(isEncrypted)}`, info: `${name}.json`, gone: `${name}.gone` };
}

/** When a base backup started, parsed from the name of its description. */
export function parseBaseName(file: string): Date | undefined {
  const [, at] = BASE.exec(file) ?? [];
  return at ? new Date(Number(at)) : undefined;
}

function ending(isEncrypted: boolean): string {
  return isEncrypted ? ".age" : "";
}

/** The form of a hash in names. @param hash a SHA-256 in hexadecimal */
export function shortHash(hash: string): string {
  return hash.slice(0, 16);
}
