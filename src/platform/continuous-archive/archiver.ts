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
import { givenUpSince, giveUp, hashInside, type Spooled, spooled, stuckSince, takeUp } from "./wal-spool";

const LOOK_MS = 1_000;
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
const MOST_SPOOLED_BYTES = 2 * 1024 ** 3;
/** Disk space that must stay free. */
const LEFT_FREE_BYTES = 512 * 1024 ** 2;
const LEFT_FREE_SHARE = 0.05;
const PATIENCE_MS = 5 * 60_000;

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
  /** For tests. */
  mostSpooledBytes?: number;
}

/**
 * Sends spooled WAL and new stored files to the target, once a second. Removes stored segments from the
 * spool. Two processes may do so at once, as during an upgrade: both store the same files under the same
 * names.
 */
export function startArchiver(archiving: Archiving): Archiver {
  const { home, dataDirectory, limitSeconds, log, storage, explain } = archiving;
  const mostSpooledBytes = archiving.mostSpooledBytes ?? MOST_SPOOLED_BYTES;
  const ending = new AbortController();
  /** The time since which each file waits, by key. */
  const waitingFiles = new Map<string, Date>();
  let archive: OpenArchive | undefined;
  let filesComparedAt = 0;
  let stateWrittenAt = 0;
  let untilWritten = 0;
  let gapWritten = 0;
  let gapAnnounced = 0;
  let state: ArchiveState = {
    archive: null,
    limitSeconds,
    checkedAt: new Date(),
    archivedUntil: null,
    waitingSince: null,
    waitingBytes: 0,
    failure: null,
    givenUpSince: null,
    gapAt: archiving.hasGap ? new Date() : null,
  };

  async function pass(): Promise<void> {
    let failure: string | null = null;
    try {
      archive ??= await openOnce();
      for (const one of await spooled(home)) await ship(archive, one);
      await copyFiles(archive);
      if (await givenUpSince(home)) await resume();
    } catch (error) {
      failure = error instanceof ForeignSegment ? error.message : explain(error);
      if (failure !== state.failure) log.warn({ err: error }, "changes could not be archived");
    }
    if (!failure && state.failure) log.info({}, "changes are archived again");
    await note(failure);
    await announceGap();
  }

  async function announceGap(): Promise<void> {
    const gap = +(state.gapAt ?? 0);
    if (state.archive === null || gap === gapAnnounced || ending.signal.aborted) return;
    gapAnnounced = gap;
    // The job that looks for due work each minute finds it too.
    await archiving
      .onGap()
      .catch((error: unknown) => log.warn({ err: error }, "could not request a base backup"));
  }

  async function openOnce(): Promise<OpenArchive> {
    const opened = await archiving.open();
    if (opened.isNew) {
      state.gapAt = new Date();
      // The first base backup stores them, in its own process.
      filesComparedAt = Date.now();
    }
    state.archive = opened.archive;
    const before = await readArchiveState(dataDirectory);
    // The state belongs to another cluster, in whose place this one was restored.
    if (before?.archive !== opened.archive) return opened;
    state.archivedUntil = before.archivedUntil;
    state.gapAt ??= before.gapAt;
    return opened;
  }

  async function ship(to: OpenArchive, one: Spooled): Promise<void> {
    const isEncrypted = to.recipient !== undefined;
    if (SEGMENT.test(one.wal)) {
      const until = new Date(+one.writtenAt - MARGIN_MS);
      const segment = { wal: one.wal, until, hash: await hashInside(one.path) };
      const stored = await listInTime(to.target, `${SEGMENT_PREFIX}${one.wal}-`);
      const hashes = stored.map(({ file }) => parseSegmentName(file)?.hash);
      if (hashes.some((hash) => hash !== segment.hash))
        throw new ForeignSegment(
          `The archive holds another segment ${one.wal}: a copy of this site's data directory writes to the same archive. Stop the copy, delete archive.json beside its database, and start it again.`,
        );
      if (hashes.length === 0) await store(to, segmentName(segment, isEncrypted), createReadStream(one.path));
      if (!state.archivedUntil || until > state.archivedUntil) state.archivedUntil = until;
    } else if (HISTORY.test(one.wal)) {
      const name = historyName(one.wal, await hashInside(one.path), isEncrypted);
      await store(to, name, createReadStream(one.path));
    }
    // Other files that PostgreSQL archives, such as backup history files and partial segments, are not needed
    // for a restore.
    await rm(one.path, { force: true });
  }

  async function copyFiles(to: OpenArchive): Promise<void> {
    const files = { target: to.target.folder(FILES_FOLDER), recipient: to.recipient };
    for (const key of waitingFiles.keys()) {
      await copyFile(files, storage, key);
      waitingFiles.delete(key);
    }
    if (Date.now() - filesComparedAt < COMPARE_FILES_MS) return;
    filesComparedAt = Date.now();
    await copyMissingFiles(files, storage, ending.signal);
  }

  /** Resumes after changes were dropped. Restoring later changes needs a base backup after this time. */
  async function resume(): Promise<void> {
    state.gapAt = new Date();
    await takeUp(home);
    log.warn({}, "archiving resumes after a gap; a base backup is due");
  }

  async function note(failure: string | null): Promise<void> {
    const waiting = await spooled(home);
    const stuck = await stuckSince(home);
    const since = [
      ...waiting.map(({ writtenAt }) => writtenAt),
      ...waitingFiles.values(),
      ...(stuck ? [stuck] : []),
    ].sort((a, b) => +a - +b)[0];
    const waitingBytes = waiting.reduce((sum, { bytes }) => sum + bytes, 0);
    if (waitingBytes > 0) await leaveRoom(waitingBytes, since);
    const before = state;
    state = {
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
    const isNews =
      failure !== before.failure ||
      +(state.archivedUntil ?? 0) !== untilWritten ||
      +(state.givenUpSince ?? 0) !== +(before.givenUpSince ?? 0) ||
      +(state.gapAt ?? 0) !== gapWritten;
    if (!isNews && Date.now() - stateWrittenAt < WRITE_STATE_MS) return;
    stateWrittenAt = Date.now();
    untilWritten = +(state.archivedUntil ?? 0);
    gapWritten = +(state.gapAt ?? 0);
    await writeArchiveState(dataDirectory, state);
  }

  async function leaveRoom(waitingBytes: number, since: Date | undefined): Promise<void> {
    if (await givenUpSince(home)) return;
    const { free, size } = await diskSpace(home);
    const isLow = free < Math.min(LEFT_FREE_BYTES, size * LEFT_FREE_SHARE);
    const isLate = since !== undefined && Date.now() - +since > PATIENCE_MS;
    if (waitingBytes <= mostSpooledBytes && !(isLow && isLate)) return;
    await giveUp(home);
    log.error(
      { waitingBytes, free },
      "changes are no longer kept for the archive: the target was unavailable for too long",
    );
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await safely(pass());
      const pause = state.failure ? RETRY_MS : LOOK_MS;
      await delay(pause, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  }

  /** A problem with the data directory's disk must not end the loop. */
  async function safely(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => log.error({ err: error }, "the archive's state could not be saved"));
  }

  const running = run();
  return {
    fileStored(key) {
      if (!waitingFiles.has(key)) waitingFiles.set(key, new Date());
    },
    async finish() {
      ending.abort();
      const last = running.then(() => safely(pass()));
      await Promise.race([last, delay(LAST_TRY_MS, undefined, { ref: false })]);
    },
  };
}
