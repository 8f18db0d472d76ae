import { MIN_PASSPHRASE_LENGTH } from "~/platform/backup/passphrase-length";
import { archiveStatus, inUtc } from "../../backups/archive-status";
import { type BackupState, backupState } from "../../shared/backups/backup-state";
import { OVERDUE_HOURS } from "../../shared/backups/overdue-hours";
import { broken, counted, type HealthCheck, notApplicable, ok, warning } from "../health-check";
import type { WithDatabase } from "../health-services";

/** A drill is due each week. It is late after this many days. */
const DRILL_LATE_DAYS = 9;
const DAY_MS = 86_400_000;
const NO_PLACE = "No backup location is set, so there are no scheduled backups.";
const NO_DRILL = "Press “Test the newest backup” under Settings, Backups in the admin area.";

const hasTarget = ({ env }: WithDatabase) => Boolean(env.BACKUP_DIR || env.BACKUP_S3_BUCKET);

function stateOf(services: WithDatabase): Promise<BackupState> {
  const { db, env, now } = services;
  return backupState(db, { now, timeZone: env.TZ_HOSPITAL, hasTarget: hasTarget(services) });
}

/** Whether backups are scheduled. Sends no alerts, because a trial site has no backups. */
export const backupSchedule: HealthCheck = {
  id: "backup-schedule",
  title: "Schedule of backups",
  of: "site",
  needsDatabase: true,
  async run(services) {
    if (!hasTarget(services))
      return warning(
        NO_PLACE,
        "Set BACKUP_DIR to a folder on another disk, or BACKUP_S3_BUCKET to a bucket, and start the site again.",
      );
    const { isScheduled } = await stateOf(services);
    if (isScheduled) return ok("A backup is made each day.");
    return warning(
      "Staff turned the daily backup off.",
      "Turn it on under Settings, Site, Backups in the admin area.",
    );
  },
};

/** Whether and when the last backup was made. */
export const backups: HealthCheck = {
  id: "backups",
  title: "Backups",
  of: "site",
  needsDatabase: true,
  alerts: true,
  async run(services) {
    if (!hasTarget(services)) return notApplicable(NO_PLACE);
    const { failure, isOverdue, lastCompleteAt } = await stateOf(services);
    const days = lastCompleteAt && daysSince(lastCompleteAt, services);
    const last = days === null ? "None is complete yet." : `The last complete one is ${inDays(days)} old.`;
    if (failure !== null)
      return broken(
        `The last try failed: ${failure} ${last}`,
        "Put that right, and press “Back up now” under Settings, Backups in the admin area.",
      );
    if (isOverdue)
      return broken(
        `None was complete for ${OVERDUE_HOURS} hours. ${last}`,
        "See under Settings, Jobs in the admin area whether jobs run, and press “Back up now” under Settings, Backups.",
      );
    return ok(last);
  },
};

/** Whether and when the last drill restored a backup. */
export const restoreDrill: HealthCheck = {
  id: "restore-drill",
  title: "Restore drill",
  of: "site",
  needsDatabase: true,
  alerts: true,
  async run(services) {
    if (!hasTarget(services)) return notApplicable(NO_PLACE);
    const { isScheduled, lastCompleteAt, lastDrill } = await stateOf(services);
    if (!lastDrill)
      return lastCompleteAt && isScheduled && daysSince(lastCompleteAt, services) > DRILL_LATE_DAYS
        ? warning("No backup was ever restored by a test.", NO_DRILL)
        : ok("No backup was tried yet.");
    if (lastDrill.failure !== null)
      return broken(
        `The newest backup could not be restored: ${lastDrill.failure}`,
        "Make another backup and try it, under Settings, Backups in the admin area. Until then count on an older one that was tried.",
      );
    const days = daysSince(lastDrill.endedAt, services);
    const found = `A backup was restored by a test ${inDays(days)} ago.`;
    return isScheduled && days > DRILL_LATE_DAYS ? warning(found, NO_DRILL) : ok(found);
  },
};

function inDays(days: number): string {
  return days === 0 ? "less than a day" : counted(days, "day");
}

function daysSince(at: Date, { now }: WithDatabase): number {
  return Math.max(0, Math.floor((+now() - +at) / DAY_MS));
}

/** Whether changes are archived in time, if archiving is on. */
export const continuousArchive: HealthCheck = {
  id: "continuous-archive",
  title: "Continuous archive",
  of: "site",
  needsDatabase: false,
  alerts: true,
  async run(services) {
    const { env, now } = services;
    if (env.DATABASE_URL)
      return notApplicable(
        "The database is not the packaged one: its own server has to archive its changes.",
      );
    if (env.BACKUP_ARCHIVE === undefined)
      return notApplicable("BACKUP_ARCHIVE is not set: what was written since the last backup can be lost.");
    const archiveKnown = await services.archive();
    if (!archiveKnown) return notApplicable("No site has run with BACKUP_ARCHIVE yet.");
    const { problem, archivedUntil, restorableFrom } = archiveStatus(archiveKnown, now());
    if (problem) return broken(problem.found, problem.advice);
    const until = archivedUntil
      ? `Changes until ${inUtc(archivedUntil)} are archived.`
      : "No change is archived yet.";
    const from = restorableFrom
      ? `The site can be restored to every second since ${inUtc(restorableFrom)}.`
      : "The first base backup is not complete yet.";
    return ok(`${until} ${from}`);
  },
};

/** Whether backups are encrypted. */
export const backupPassphrase: HealthCheck = {
  id: "backup-passphrase",
  title: "Passphrase of backups",
  of: "node",
  needsDatabase: false,
  async run({ env, readPassphrase }) {
    const file = env.BACKUP_PASSPHRASE_FILE;
    if (!file)
      return warning(
        "BACKUP_PASSPHRASE_FILE is not set: backups are not encrypted and hold no secret, unless the command names a file.",
        `Write a passphrase of at least ${MIN_PASSPHRASE_LENGTH} characters into a file that only the site's user can read, and set BACKUP_PASSPHRASE_FILE to it.`,
      );
    await readPassphrase(file);
    return ok(`${file} holds a passphrase.`);
  },
};
