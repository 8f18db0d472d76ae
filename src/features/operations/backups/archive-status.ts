import type { Env } from "~/env";
import {
  type ArchiveRange,
  type ArchiveState,
  readArchiveRange,
  readArchiveState,
} from "~/platform/continuous-archive/archive-state";
import { OVERDUE_HOURS } from "../shared/backups/overdue-hours";

/**
 * The server checks every second and records its state at least every ten. After this long without a record, it is not
 * archiving.
 */
const SILENT_MS = 120_000;
/** A first base backup takes minutes, and failed attempts are repeated. */
const BASE_LATE_MS = 2 * 3_600_000;
/** A base backup is made each day. */
const BASE_OLD_MS = OVERDUE_HOURS * 3_600_000;

/** The recorded state of the continuous archive, and its last base backup. */
export interface RecordedArchive {
  state: ArchiveState;
  /** Undefined if the current archive has no base backup. */
  range: ArchiveRange | undefined;
}

/** @returns undefined if changes are not archived, or if no server has run since archiving was turned on */
export async function recordedArchive(
  env: Pick<Env, "DATA_DIR" | "BACKUP_ARCHIVE">,
): Promise<RecordedArchive | undefined> {
  if (env.BACKUP_ARCHIVE === undefined) return undefined;
  const state = await readArchiveState(env.DATA_DIR);
  if (!state) return undefined;
  const range = await readArchiveRange(env.DATA_DIR);
  return { state, range: range?.archive === state.archive ? range : undefined };
}

/** The state of the continuous archive. */
export interface ArchiveStatus {
  limitSeconds: number;
  archivedUntil: Date | null;
  /** The age in seconds of the oldest change that is not archived yet; 0 if there is none. */
  behindSeconds: number;
  /** The earliest time to which the site can be restored; null if none. */
  restorableFrom: Date | null;
  /** A problem that requires action, or null. */
  problem: { found: string; advice: string } | null;
}

export function archiveStatus({ state, range }: RecordedArchive, now: Date): ArchiveStatus {
  const { limitSeconds, archivedUntil, waitingSince, gapAt } = state;
  const behindSeconds = waitingSince ? Math.max(0, Math.round((+now - +waitingSince) / 1_000)) : 0;
  const hasBase = range !== undefined && (!gapAt || range.lastBaseAt > gapAt);
  return {
    limitSeconds,
    archivedUntil,
    behindSeconds,
    restorableFrom: range?.from ?? null,
    problem: problemOf(state, range, { behindSeconds, hasBase, now }),
  };
}

function problemOf(
  state: ArchiveState,
  range: ArchiveRange | undefined,
  { behindSeconds, hasBase, now }: { behindSeconds: number; hasBase: boolean; now: Date },
): ArchiveStatus["problem"] {
  const why = state.failure ?? "The archive could not keep up.";
  if (state.givenUpSince)
    return {
      found: `Changes since ${inUtc(state.givenUpSince)} are not archived and cannot be restored to a second: the place for backups was away for so long that the disk would have become full. ${why}`,
      advice:
        "Bring that place back: archiving then continues with a new base backup. Until then make backups by hand.",
    };
  if (+now - +state.checkedAt > SILENT_MS)
    return {
      found: `Nothing was archived since ${inUtc(state.checkedAt)}: the site does not run, or hangs.`,
      advice: "Start the site again, and look at its log.",
    };
  // A change may be as old as the limit when it is archived. Twice that is late.
  if (behindSeconds > 2 * state.limitSeconds)
    return {
      found: `Changes have waited for ${behindSeconds} seconds to be archived; ${state.limitSeconds} are wanted. ${why}`,
      advice: "Bring the place for backups back. What waits is on this machine's disk and goes there then.",
    };
  const baseSince = state.gapAt ?? range?.lastBaseAt;
  if (!hasBase && baseSince && +now - +baseSince > BASE_LATE_MS)
    return {
      found: "Changes are archived, but there is no base backup to restore them from.",
      advice: "Settings, Backups in the admin area says why the last try failed.",
    };
  if (range && +now - +range.lastBaseAt > BASE_OLD_MS)
    return {
      found: `The last base backup is of ${inUtc(range.lastBaseAt)}, and one is due each day: a restore takes longer and longer.`,
      advice: "Settings, Backups in the admin area says why the last try failed.",
    };
  return null;
}

/** "2026-11-23 14:05:09 UTC" */
export function inUtc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
