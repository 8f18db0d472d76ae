import { backupSettings } from "~/features/settings/shared/backup-settings";
import {
  deleteOldRuns,
  endAbandonedRuns,
  mayQueueRun,
  newestRun,
  queueRun,
  runsSince,
} from "~/platform/backup/runs";
import { type DailyTime, lastDue } from "~/platform/backup/schedule";
import type { BackupRunKind } from "~/platform/backup/table";
import type { ArchiveState } from "~/platform/continuous-archive/archive-state";
import type { Database, RootDatabase } from "~/platform/database/database";
import { defineJob } from "~/platform/jobs/job";
import { sendJob } from "~/platform/jobs/send-job";
import { runBackupJob } from "./run-backup-job";

/** Each minute, checks whether a backup or a drill is due. */
export const sweepBackupsJob = defineJob("sweep-backups", { once: "always" });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The number of attempts at one day's backup, and the pause between them. */
const MAX_ATTEMPTS = 3;
const PAUSE_MS = HOUR / 2;
/** A week, minus the largest difference between the times of two backups. */
const DRILL_AFTER_MS = 6.5 * DAY;
/** Drills run at night after the backup, unless the last one is this long ago. */
const DRILL_AT_ANY_TIME_AFTER_MS = 8 * DAY;
const NIGHT_MS = 3 * HOUR;

interface Deps {
  db: RootDatabase;
  now(): Date;
  timeZone: string;
  /** Whether a target for scheduled backups is configured. */
  hasTarget: boolean;
  /** The state of the continuous archive; undefined if changes are not archived. */
  archive(): Promise<Pick<ArchiveState, "archive" | "gapAt"> | undefined>;
}

/**
 * Requests the daily backup, the daily base backup if changes are archived, and the weekly drill. Requests the first of
 * each immediately.
 */
export async function sweepBackups({ db, now, timeZone, hasTarget, archive }: Deps): Promise<void> {
  const at = now();
  await endAbandonedRuns(db, at);
  await deleteOldRuns(db, at);
  const { isDaily, time } = await backupSettings(db);
  if (!hasTarget) return;
  const daily = { time, timeZone };
  const archiving = await archive();
  // Staff can turn daily backups off. Only the operator decides about archiving.
  await db.transaction(async (tx) => {
    // Checked first. Otherwise, a run that ends during the checks below would be requested again.
    if (!(await mayQueueRun(tx, at))) return;
    const kind =
      isDaily && (await isBackupDue(tx, at, daily))
        ? "backup"
        : archiving && (await isBaseDue(tx, at, daily, archiving))
          ? "base"
          : isDaily && (await isDrillDue(tx, at, daily))
            ? "drill"
            : null;
    if (kind) await requestRun(tx, kind, "schedule", at);
  });
}

/** @returns false while another run is pending or running */
export async function requestRun(
  tx: Database,
  kind: BackupRunKind,
  trigger: "schedule" | "staff",
  now: Date,
): Promise<boolean> {
  const id = await queueRun(tx, { kind, trigger, now });
  if (id) await sendJob(tx, runBackupJob, { id });
  return id !== null;
}

async function isBackupDue(db: Database, now: Date, daily: DailyTime): Promise<boolean> {
  const due = lastDue(now, daily);
  const last = await newestRun(db, "backup", ["succeeded"]);
  if (last && last.queuedAt >= due) return false;
  return mayTry(db, "backup", now, due);
}

/** Due each day. Due immediately if archived changes have no base backup, in a new archive and after a gap. */
async function isBaseDue(
  db: Database,
  now: Date,
  daily: DailyTime,
  { archive, gapAt }: Pick<ArchiveState, "archive" | "gapAt">,
): Promise<boolean> {
  if (archive === null) return false;
  const due = lastDue(now, daily);
  const last = await newestRun(db, "base", ["succeeded"]);
  const isOfArchive = last?.file?.startsWith(`${archive}/`);
  if (last && isOfArchive && last.queuedAt >= due && (!gapAt || last.queuedAt > gapAt)) return false;
  return mayTry(db, "base", now, gapAt && gapAt > due ? gapAt : due);
}

/** @param due since when it is due; only attempts after this count */
async function mayTry(db: Database, kind: "backup" | "base", now: Date, due: Date): Promise<boolean> {
  const failed = (await runsSince(db, due, kind)).filter(({ state }) => state === "failed");
  const lastTry = failed[0]?.endedAt;
  return failed.length < MAX_ATTEMPTS && (!lastTry || +lastTry <= +now - PAUSE_MS);
}

async function isDrillDue(db: Database, now: Date, daily: DailyTime): Promise<boolean> {
  if (!(await newestRun(db, "backup", ["succeeded"]))) return false;
  const last = await newestRun(db, "drill", ["succeeded", "failed"]);
  if (!last) return true;
  const age = +now - +last.queuedAt;
  if (last.state === "failed") return age >= DAY;
  const isNight = +now - +lastDue(now, daily) < NIGHT_MS;
  return age >= DRILL_AT_ANY_TIME_AFTER_MS || (age >= DRILL_AFTER_MS && isNight);
}
