import type { BackupRunKind, BackupRunState, BackupTrigger } from "~/platform/backup/table";

/** Times in ISO 8601, UTC. */
export interface BackupOverview {
  /** Where scheduled backups go, as the operator knows it; null where no place is set. */
  target: string | null;
  /** Whether new backups are encrypted. */
  isEncrypted: boolean;
  isDaily: boolean;
  /** HH:MM in the hospital's time zone. */
  time: string;
  kept: { daily: number; weekly: number; monthly: number };
  state: BackupStateShown;
  /** What waits or runs now. */
  underway: { kind: BackupRunKind; since: string } | null;
  /** At the target, the newest first; null while it does not answer. */
  files: BackupFileShown[] | null;
  /** The newest first. */
  runs: BackupRunShown[];
  /** Null where changes are not archived. */
  archive: ArchiveShown | null;
}

/** The continuous archive. */
export interface ArchiveShown {
  /** How old a change may be that is not archived. */
  limitSeconds: number;
  /** Every change up to this time is archived. */
  archivedUntil: string | null;
  /** How long the oldest change waits to be archived. */
  behindSeconds: number;
  /** From when on the site can be restored to every second. */
  restorableFrom: string | null;
  problem: { found: string; advice: string } | null;
}

/** A `BackupState`. */
export interface BackupStateShown {
  isScheduled: boolean;
  nextRunAt: string | null;
  lastCompleteAt: string | null;
  lastGoodAt: string | null;
  failure: string | null;
  isOverdue: boolean;
  lastDrill: { endedAt: string; failure: string | null } | null;
}

export interface BackupFileShown {
  file: string;
  takenAt: string;
  bytes: number;
  isEncrypted: boolean;
  /** good: a drill restored it; failed: a drill did not; untried: none tried. */
  drill: "good" | "failed" | "untried";
}

export interface BackupRunShown {
  id: string;
  kind: BackupRunKind;
  trigger: BackupTrigger;
  state: BackupRunState;
  queuedAt: string;
  startedAt: string | null;
  endedAt: string | null;
  file: string | null;
  error: string | null;
}
