import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { diskSpace } from "../disk/disk-space";
import type { Logger } from "../logging/logger";
import type { FileStorage } from "../storage/file-storage";
import { FILES_FOLDER, historyName, parseSegmentName, SEGMENT_PREFIX, segmentName } from "./archive-names";
import { type ArchiveState, readArchiveState, writeArchiveState } from "./archive-state";
import { listInTime, store } from "./archive-writer";
import { copyFile, copyMissingFiles } from "./copy-stored-files";
import type { OpenArchive } from "./open-archive";
import {
  clearGivenUp,
  givenUpSince,
  hashInside,
  markGivenUp,
  type Spooled,
  spooled,
  stuckSince,
} from "./wal-spool";

const POLL_MS = 1_000;
/** Pause between retries while the target does not respond. */
const RETRY_MS = 5_000;
const LAST_TRY_MS = 10_000;
/** How often to look for files that another process stored. */
const COMPARE_FILES_MS = 3_600_000;
const WRITE_STATE_MS = 10_000;
/**
 * PostgreSQL may write commits into the next segment that started up to this long before the end of this one.
 */
const MARGIN_MS = 1_000;

/** Limit of the spool on disk. A day of a quiet site takes 30 MB, compressed. */
const MAX_SPOOLED_BYTES = 2 * 1024 ** 3;
/** Disk space that must stay free. */
const LEFT_FREE_BYTES = 512 * 1024 ** 2;
const LEFT_FREE_SHARE = 0.05;
const LATE_AFTER_MS = 5 * 60_000;

const SEGMENT = /^[0-9A-F]{24}$/;
const HISTORY = /^[0-9A-F]{8}\.history$/;

/** The archive already contains a different segment of this name: another site writes to it. */
export class ForeignSegment extends Error {
  override readonly name = "ForeignSegment";
}

export interface Archiver {
  /** A file was stored and must be archived. */
  fileStored(key: string): void;
  /** Stops. First stores what PostgreSQL spooled at its end, if the target responds within ten seconds. */
  finish(): Promise<void>;
}

export interface Archiving {
  /** Folder of the packaged PostgreSQL's cluster. */
  home: string;
  dataDirectory: string;
  limitSeconds: number;
  /** Whether PostgreSQL has discarded WAL until now. */
  hasGap: boolean;
  open(): Promise<OpenArchive>;
  storage: Pick<FileStorage, "get" | "list">;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** @returns a sentence for the operator */
  explain(error: unknown): string;
  /**
   * Called when the archive needs a base backup, because it is new or missed changes. It may have one by
   * then.
   */
  onGap(): Promise<void>;
  /** Replaces the limit, for tests. */
  maxSpooledBytes?: number;
}

/**
 * Sends spooled WAL and new stored files to the target, once a second. Removes stored segments from the
 * spool. Two processes may do so at once, as during an upgrade: both store the same files under the same
 * names.
 */
export function startArchiver(archiving: Archiving): Archiver {
  const passes = new ArchivePasses(archiving);
  const ending = new AbortController();
  const running = run(passes, ending.signal);
  return {
    fileStored: (key) => passes.fileStored(key),
    async finish() {
      ending.abort();
      const last = running.then(() => passes.pass(ending.signal));
      await Promise.race([last, delay(LAST_TRY_MS, undefined, { ref: false })]);
    },
  };
}

async function run(passes: ArchivePasses, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    await passes.pass(ending);
    const pause = passes.isFailing ? RETRY_MS : POLL_MS;
    await delay(pause, undefined, { signal: ending, ref: false }).catch(() => undefined);
  }
}

/** Archives what is new, one pass at a time, and saves the archive's state in the data directory. */
class ArchivePasses {
  readonly #archiving: Archiving;
  /** The time since which each file waits, by key. */
  readonly #waitingFiles = new Map<string, Date>();
  #archive: OpenArchive | undefined;
  #filesComparedAt = 0;
  #stateWrittenAt = 0;
  #untilWritten = 0;
  #gapWritten = 0;
  #gapAnnounced = 0;
  #state: ArchiveState;

  constructor(archiving: Archiving) {
    this.#archiving = archiving;
    this.#state = {
      archive: null,
      limitSeconds: archiving.limitSeconds,
      checkedAt: new Date(),
      archivedUntil: null,
      waitingSince: null,
      waitingBytes: 0,
      failure: null,
      givenUpSince: null,
      gapAt: archiving.hasGap ? new Date() : null,
    };
  }

  /** Whether the last pass failed. */
  get isFailing(): boolean {
    return this.#state.failure !== null;
  }

  fileStored(key: string): void {
    if (!this.#waitingFiles.has(key)) this.#waitingFiles.set(key, new Date());
  }

  /** A problem with the data directory's disk is logged: it must not end the loop. */
  async pass(ending: AbortSignal): Promise<void> {
    const { log } = this.#archiving;
    try {
      const failure = await this.#archiveNewFiles(ending);
      if (!failure && this.#state.failure) log.info({}, "changes are archived again");
      await this.#saveState(failure);
      if (!ending.aborted) await this.#announceGap();
    } catch (error) {
      log.error({ err: error }, "the archive's state could not be saved");
    }
  }

  /** @returns a sentence for the operator if something could not be archived */
  async #archiveNewFiles(ending: AbortSignal): Promise<string | null> {
    const { home, log, explain } = this.#archiving;
    try {
      this.#archive ??= await this.#open();
      for (const one of await spooled(home)) await this.#ship(this.#archive, one);
      await this.#copyFiles(this.#archive, ending);
      if (await givenUpSince(home)) await this.#resume();
      return null;
    } catch (error) {
      const failure = error instanceof ForeignSegment ? error.message : explain(error);
      if (failure !== this.#state.failure) log.warn({ err: error }, "changes could not be archived");
      return failure;
    }
  }

  async #announceGap(): Promise<void> {
    const { onGap, log } = this.#archiving;
    const gap = +(this.#state.gapAt ?? 0);
    if (this.#state.archive === null || gap === this.#gapAnnounced) return;
    this.#gapAnnounced = gap;
    // The job that looks for due work each minute finds it too.
    await onGap().catch((error: unknown) => log.warn({ err: error }, "could not request a base backup"));
  }

  async #open(): Promise<OpenArchive> {
    const opened = await this.#archiving.open();
    if (opened.isNew) {
      this.#state.gapAt = new Date();
      // The first base backup stores them, in its own process.
      this.#filesComparedAt = Date.now();
    }
    this.#state.archive = opened.archive;
    const before = await readArchiveState(this.#archiving.dataDirectory);
    // The state belongs to another cluster, in whose place this one was restored.
    if (before?.archive !== opened.archive) return opened;
    this.#state.archivedUntil = before.archivedUntil;
    this.#state.gapAt ??= before.gapAt;
    return opened;
  }

  async #ship(to: OpenArchive, one: Spooled): Promise<void> {
    if (SEGMENT.test(one.wal)) await this.#shipSegment(to, one);
    else if (HISTORY.test(one.wal)) {
      const name = historyName(one.wal, await hashInside(one.path), to.recipient !== undefined);
      await store(to, name, createReadStream(one.path));
    }
    // Other files that PostgreSQL archives, such as backup history files and partial segments, are not needed
    // for a restore.
    await rm(one.path, { force: true });
  }

  /** @throws ForeignSegment if the archive contains a different segment of this name */
  async #shipSegment(to: OpenArchive, one: Spooled): Promise<void> {
    const until = new Date(+one.writtenAt - MARGIN_MS);
    const segment = { wal: one.wal, until, hash: await hashInside(one.path) };
    const stored = await listInTime(to.target, `${SEGMENT_PREFIX}${one.wal}-`);
    const hashes = stored.map(({ file }) => parseSegmentName(file)?.hash);
    if (hashes.some((hash) => hash !== segment.hash))
      throw new ForeignSegment(
        `The archive holds another segment ${one.wal}: a copy of this site's data directory writes to the same archive. Stop the copy, delete archive.json beside its database, and start it again.`,
      );
    const name = segmentName(segment, to.recipient !== undefined);
    if (hashes.length === 0) await store(to, name, createReadStream(one.path));
    const { archivedUntil } = this.#state;
    if (!archivedUntil || until > archivedUntil) this.#state.archivedUntil = until;
  }

  async #copyFiles(to: OpenArchive, ending: AbortSignal): Promise<void> {
    const { storage } = this.#archiving;
    const files = { target: to.target.folder(FILES_FOLDER), recipient: to.recipient };
    for (const key of this.#waitingFiles.keys()) {
      await copyFile(files, storage, key);
      this.#waitingFiles.delete(key);
    }
    if (Date.now() - this.#filesComparedAt < COMPARE_FILES_MS) return;
    this.#filesComparedAt = Date.now();
    await copyMissingFiles(files, storage, ending);
  }

  /** Resumes after changes were dropped. Restoring later changes needs a base backup after this time. */
  async #resume(): Promise<void> {
    this.#state.gapAt = new Date();
    await clearGivenUp(this.#archiving.home);
    this.#archiving.log.warn({}, "archiving resumes after a gap; a base backup is due");
  }

  /** Records how much is waiting, and drops it if it takes too much space. */
  async #saveState(failure: string | null): Promise<void> {
    const { home, limitSeconds } = this.#archiving;
    const waiting = await spooled(home);
    const since = await this.#waitingSince(waiting);
    const waitingBytes = waiting.reduce((sum, { bytes }) => sum + bytes, 0);
    if (waitingBytes > 0) await this.#leaveRoom(waitingBytes, since);
    const before = this.#state;
    this.#state = {
      archive: before.archive,
      limitSeconds,
      checkedAt: new Date(),
      archivedUntil: before.archivedUntil,
      waitingSince: since ?? null,
      waitingBytes,
      failure,
      givenUpSince: (await givenUpSince(home)) ?? null,
      gapAt: before.gapAt,
    };
    await this.#writeState(before);
  }

  /** Writes the state if something important changed, or if the file is old. */
  async #writeState(before: ArchiveState): Promise<void> {
    const { failure, archivedUntil, givenUpSince: since, gapAt } = this.#state;
    const isNews =
      failure !== before.failure ||
      +(archivedUntil ?? 0) !== this.#untilWritten ||
      +(since ?? 0) !== +(before.givenUpSince ?? 0) ||
      +(gapAt ?? 0) !== this.#gapWritten;
    if (!isNews && Date.now() - this.#stateWrittenAt < WRITE_STATE_MS) return;
    this.#stateWrittenAt = Date.now();
    this.#untilWritten = +(archivedUntil ?? 0);
    this.#gapWritten = +(gapAt ?? 0);
    await writeArchiveState(this.#archiving.dataDirectory, this.#state);
  }

  async #waitingSince(waiting: readonly Spooled[]): Promise<Date | undefined> {
    const stuck = await stuckSince(this.#archiving.home);
    const times = [...waiting.map(({ writtenAt }) => writtenAt), ...this.#waitingFiles.values()];
    if (stuck) times.push(stuck);
    return times.sort((a, b) => +a - +b)[0];
  }

  /** Stops keeping changes if the target was unavailable for so long that they fill the disk. */
  async #leaveRoom(waitingBytes: number, since: Date | undefined): Promise<void> {
    const { home, log, maxSpooledBytes = MAX_SPOOLED_BYTES } = this.#archiving;
    if (await givenUpSince(home)) return;
    const { free, size } = await diskSpace(home);
    const isLow = free < Math.min(LEFT_FREE_BYTES, size * LEFT_FREE_SHARE);
    const isLate = since !== undefined && Date.now() - +since > LATE_AFTER_MS;
    if (waitingBytes <= maxSpooledBytes && !(isLow && isLate)) return;
    await markGivenUp(home);
    log.error(
      { waitingBytes, free },
      "changes are no longer kept for the archive: the target was unavailable for too long",
    );
  }
}
