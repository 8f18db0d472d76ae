import type { Registry } from "prom-client";
import type { Database } from "~/platform/database/database";
import { archiveStatus, type RecordedArchive } from "../../backups/archive-status";
import { backupState } from "../../shared/backups/backup-state";
import { OVERDUE_HOURS } from "../../shared/backups/overdue-hours";
import { addGauge } from "./add-gauge";

export type MeasuredBackups = Parameters<typeof backupState>[1] & {
  archive(): Promise<RecordedArchive | undefined>;
};

/** The state of the backups, as on the dashboard. Left out while the database is down. */
export function addBackupMetrics(registry: Registry, db: Database, backups: MeasuredBackups): void {
  const seconds = (at: Date | null | undefined) => +(at ?? 0) / 1_000;
  const state = () => backupState(db, backups);
  const add = (name: string, help: string, read: () => Promise<number>) =>
    addGauge(registry, name, help, [], async (gauge) => gauge.set(await read()));

  add(
    "backup_last_complete_timestamp_seconds",
    "When the newest complete backup was begun; 0 where there is none.",
    async () => seconds((await state()).lastCompleteAt),
  );
  add(
    "backup_last_good_timestamp_seconds",
    "When the newest backup was made that a drill has restored; 0 where there is none.",
    async () => seconds((await state()).lastGoodAt),
  );
  add(
    "backup_failed",
    `1 where the last try of a backup failed, or none is complete for ${OVERDUE_HOURS} hours.`,
    async () => {
      const { failure, isOverdue } = await state();
      return failure !== null || isOverdue ? 1 : 0;
    },
  );
  add(
    "restore_drill_last_timestamp_seconds",
    "When the last drill ended; 0 where there was none.",
    async () => seconds((await state()).lastDrill?.endedAt),
  );
  const standing = async () => {
    const archiveKnown = await backups.archive();
    return archiveKnown && archiveStatus(archiveKnown, backups.now());
  };
  add(
    "archive_limit_seconds",
    "How old a change may be that is not archived; 0 where changes are not archived.",
    async () => (await standing())?.limitSeconds ?? 0,
  );
  add(
    "archive_behind_seconds",
    "How long the oldest change waits to be archived; 0 where none does.",
    async () => (await standing())?.behindSeconds ?? 0,
  );
  add(
    "archive_until_timestamp_seconds",
    "Every change up to this time is archived; 0 where changes are not archived.",
    async () => seconds((await standing())?.archivedUntil),
  );
  add("archive_failed", "1 where changes are not archived as they should be.", async () =>
    (await standing())?.problem ? 1 : 0,
  );
  add("restore_drill_failed", "1 where the last drill failed.", async () =>
    (await state()).lastDrill?.failure != null ? 1 : 0,
  );
}
