import { min } from "drizzle-orm";
import { backupSettings } from "~/features/settings/shared/backup-settings";
import { parseBackupName } from "~/platform/backup/backup-name";
import { newestRun } from "~/platform/backup/runs";
import { nextDue } from "~/platform/backup/schedule";
import { backupRun } from "~/platform/backup/table";
import type { Database } from "~/platform/database/database";
import { OVERDUE_HOURS } from "./overdue-hours";

/** With daily backups, this means that one was missed. */
const OVERDUE_AFTER_MS = OVERDUE_HOURS * 3_600_000;

/** The state of the backups, for alerts and the dashboard. */
export interface BackupState {
  /** Whether a target is configured and staff have not turned the schedule off. */
  isScheduled: boolean;
  nextRunAt: Date | null;
  /** When the newest complete backup was started. */
  lastCompleteAt: Date | null;
  /** When the newest backup was made that a drill has restored. */
  lastGoodAt: Date | null;
  /** Why the last backup failed, as a sentence; null if it did not. */
  failure: string | null;
  /** Whether daily backups are due and none has completed for `OVERDUE_HOURS`. */
  isOverdue: boolean;
  lastDrill: {
    endedAt: Date;
    /** Why the last drill failed, as a sentence; null if it did not. */
    failure: string | null;
  } | null;
}

interface Deps {
  now(): Date;
  timeZone: string;
  hasTarget: boolean;
}

export async function backupState(db: Database, { now, timeZone, hasTarget }: Deps): Promise<BackupState> {
  const { isDaily, time } = await backupSettings(db);
  const isScheduled = hasTarget && isDaily;
  const lastComplete = await newestRun(db, "backup", ["succeeded"]);
  const lastTry = await newestRun(db, "backup", ["succeeded", "failed"]);
  const lastDrill = await newestRun(db, "drill", ["succeeded", "failed"]);
  const lastGood = await newestRun(db, "drill", ["succeeded"]);
  const [first] = await db.select({ at: min(backupRun.queuedAt) }).from(backupRun);
  const at = now();
  const quietSince = lastComplete?.queuedAt ?? first?.at;
  return {
    isScheduled,
    nextRunAt: isScheduled ? nextDue(at, { time, timeZone }) : null,
    lastCompleteAt: lastComplete?.queuedAt ?? null,
    lastGoodAt: parseBackupName(lastGood?.file ?? "")?.takenAt ?? null,
    failure: lastTry?.state === "failed" ? (lastTry.error ?? "The backup failed.") : null,
    isOverdue: isScheduled && quietSince != null && +at - +quietSince > OVERDUE_AFTER_MS,
    lastDrill:
      (lastDrill && {
        endedAt: lastDrill.endedAt ?? lastDrill.queuedAt,
        failure: lastDrill.state === "failed" ? (lastDrill.error ?? "The drill failed.") : null,
      }) ||
      null,
  };
}
