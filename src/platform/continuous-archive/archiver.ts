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
/** Pauses between tries while the target does not answer. */
const RETRY_MS = 5_000;
const LAST_TRY_MS = 10_000;
/** Files that a process other than the site stored are found then. */
const COMPARE_FILES_MS = 3_600_000;
const WRITE_STATE_MS = 10_000;
/** Commits that PostgreSQL wrote into the next segment may have been begun that much before the end of this one. */
const MARGIN_MS = 1_000;

/** What waits for the target may take that much of the disk. Compressed, a day of a quiet site is 30 MB. */
const MOST_SPOOLED_BYTES = 2 * 1024 ** 3;
/** What is left free of the disk. */
const LEFT_FREE_BYTES = 512 * 1024 ** 2;
const LEFT_FREE_SHARE = 0.05;
const PATIENCE_MS = 5 * 60_000;

const SEGMENT = /^[0-9A-F]{24}$/;
const HISTORY = /^[0-9A-F]{8}\.history$/;

/** The archive already holds another segment of this name: another site writes to it. */
export class ForeignSegment extends Error {
  override readonly name = "ForeignSegment";
}

export interface Archiver {
  /** A file was stored: it belongs into the archive. */
  fileStored(key: string): void;
  /** Ends it, after what PostgreSQL spooled at its end was stored too, if the target answers within ten seconds. */
  finish(): Promise<void>;
}

export interface Archiving {
  /** Where the packaged PostgreSQL keeps its cluster. */
  home: string;
  dataDirectory: string;
  limitSeconds: number;
  /** Whether PostgreSQL has thrown WAL away until now. */
  hasGap: boolean;
  open(): Promise<OpenArchive>;
  storage: Pick<FileStorage, "get" | "list">;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** @returns a sentence for the operator */
  explain(error: unknown): string;
  /** Called when the archive needs a base backup, because it is new or lost changes. It may have one by then. */
  onGap(): Promise<void>;
  /** For tests. */
  mostSpooledBytes?: number;
}

/**
 * Carries what PostgreSQL puts into the spool, and new stored files, to the target, once a second. What is stored is removed from the spool. Two processes may
 * do so at once, as during an upgrade: both store the same files under the same names.
 */
export function startArchiver(archiving: Archiving): Archiver {
  const { home, dataDirectory, limitSeconds, log, storage, explain } = archiving;
  const mostSpooledBytes = archiving.mostSpooledBytes ?? MOST_SPOOLED_BYTES;
  const ending = new AbortController();
  /** By key, since when they wait. */
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
    // Whoever looks for due work each minute finds it too.
    await archiving
      .onGap()
      .catch((error: unknown) => log.warn({ err: error }, "a base backup could not be asked for"));
  }

  async function openOnce(): Promise<OpenArchive> {
    const opened = await archiving.open();
    if (opened.isNew) {
      state.gapAt = new Date();
      // The first base backup brings them, in a process of its own.
      filesComparedAt = Date.now();
    }
    state.archive = opened.archive;
    const before = await readArchiveState(dataDirectory);
    // Of another cluster, where this one was restored into its place.
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
    // What else PostgreSQL archives, notes of base backups and partial segments, no restore needs.
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

  /** After changes were thrown away: what comes now is archived, and needs a base backup that is younger. */
  async function resume(): Promise<void> {
    state.gapAt = new Date();
    await takeUp(home);
    log.warn({}, "archiving goes on after a gap; a base backup is due");
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
      "changes are not kept for the archive any more: the target was away for too long",
    );
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await safely(pass());
      const pause = state.failure ? RETRY_MS : LOOK_MS;
      await delay(pause, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  }

  /** The loop never ends because of the data directory's disk. */
  async function safely(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => log.error({ err: error }, "the archive's state could not be noted"));
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
