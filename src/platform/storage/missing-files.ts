import type { Logger } from "../logging/logger";
import { type FileStorage, StorageUnavailable } from "./file-storage";
import type { NamedFile } from "./named-file";

/** The result of comparing the database with the storage. */
export interface FileComparison {
  /** Number of files that the database names. */
  named: number;
  /** Named files that the storage lacks. */
  missing: NamedFile[];
}

/** 50,000 files take seconds. A bucket with millions of other objects must not delay a start. */
const LISTING_MS = 120_000;

/**
 * Compares the files that the database names with those in the storage. Lists the storage once, and stops
 * when every name was found.
 * @param names called again if something is missing, because a file may have been removed in the meantime
 * @param limitMs timeout of the listing, in milliseconds
 * @throws StorageUnavailable if it takes longer, or if the storage does not respond
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
      if (Date.now() > giveUpAt)
        throw new StorageUnavailable(`its listing took more than ${limitMs / 1_000} s`);
    }
  if (missing.size === 0) return { named: before.size, missing: [] };
  const after = await names();
  return { named: after.size, missing: [...missing.values()].filter(({ key }) => after.has(key)) };
}

/** The present state of the missing files. */
export interface MissingFiles {
  /** This node's latest comparison; undefined if there was none, because the storage did not respond. */
  latest(): FileComparison | undefined;
}

const HOUR_MS = 3_600_000;
/** Pause between attempts while the storage has not responded since the start. */
const RETRY_MS = 60_000;
/** Number of keys in one log line. */
const LOGGED_KEYS = 20;

interface Watch {
  compare(): Promise<FileComparison>;
  /** The result at the start; undefined if the storage did not respond. */
  first: FileComparison | undefined;
  log: Logger;
}

/**
 * Compares again every hour, so that a restored file disappears from the dashboard. If a comparison fails,
 * the latest result is kept.
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

/** Logs how many files are missing, with the first of their keys. */
export function logMissing(log: Logger, { named, missing }: FileComparison): void {
  if (missing.length === 0) {
    log.info({ named }, "every file that records name is in the storage");
    return;
  }
  const keys = missing.slice(0, LOGGED_KEYS).map(({ key }) => key);
  log.error({ named, missing: missing.length, keys }, "files that records name are not in the storage");
}
