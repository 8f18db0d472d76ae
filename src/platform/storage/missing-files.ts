import type { Logger } from "../logging/logger";
import { type FileStorage, StorageAway } from "./file-storage";
import type { NamedFile } from "./named-file";

/** What a comparison of the database with the storage found. */
export interface FileComparison {
  /** How many files the database names. */
  named: number;
  /** Those of them that the storage does not have. */
  missing: NamedFile[];
}

/** 50,000 files take seconds. A bucket that holds millions of other things is not ours, and a start does not wait for it. */
const LISTING_MS = 120_000;

/**
 * Compares the files that the database names with those in the storage, by one listing of the storage, which ends as soon as every name
 * was found.
 * @param names asked for again when something is missing: what was removed meanwhile is not
 * @param limitMs how long the listing may take, in milliseconds
 * @throws StorageAway when it takes longer, or the storage does not answer
 */
export async function compareFiles(
  storage: Pick<FileStorage, "list">,
  names: () => Promise<ReadonlyMap<string, NamedFile>>,
  { limitMs = LISTING_MS } = {},
): Promise<FileComparison> {
  const before = await names();
  const missing = new Map(before);
  const giveUpAt = Date.now() + limitMs;
  if (missing.size > 0)
    for await (const key of storage.list()) {
      missing.delete(key);
      if (missing.size === 0) break;
      if (Date.now() > giveUpAt) throw new StorageAway(`its listing took more than ${limitMs / 1_000} s`);
    }
  if (missing.size === 0) return { named: before.size, missing: [] };
  const after = await names();
  return { named: after.size, missing: [...missing.values()].filter(({ key }) => after.has(key)) };
}

/** What is known of missing files at the moment. */
export interface MissingFiles {
  /** The latest comparison of this node; undefined while there was none, because the storage did not answer. */
  latest(): FileComparison | undefined;
}

const HOUR_MS = 3_600_000;
/** While the storage has not answered since the start. */
const RETRY_MS = 60_000;
/** Names in one line of the log. */
const LOGGED_KEYS = 20;

interface Watch {
  compare(): Promise<FileComparison>;
  /** What the start found; undefined when the storage did not answer. */
  first: FileComparison | undefined;
  log: Logger;
}

/**
 * Compares again every hour, so that a file that was brought back leaves the dashboard. A comparison that fails keeps the latest result.
 */
export function watchMissingFiles({ compare, first, log }: Watch): MissingFiles & { stop(): void } {
  let latest = first;
  let timer = plan();
  function plan() {
    return setTimeout(() => void run(), latest ? HOUR_MS : RETRY_MS).unref();
  }
  async function run(): Promise<void> {
    try {
      const found = await compare();
      if (found.missing.length !== (latest?.missing.length ?? 0)) logMissing(log, found);
      latest = found;
    } catch (error) {
      log.warn({ err: error }, "the stored files could not be compared with the database");
    }
    timer = plan();
  }
  return {
    latest: () => latest,
    stop: () => clearTimeout(timer),
  };
}

/** Writes to the log how many files are missing, with the first of their keys. */
export function logMissing(log: Logger, { named, missing }: FileComparison): void {
  if (missing.length === 0) {
    log.info({ named }, "every file that records name is in the storage");
    return;
  }
  const keys = missing.slice(0, LOGGED_KEYS).map(({ key }) => key);
  log.error({ named, missing: missing.length, keys }, "files that records name are not in the storage");
}
