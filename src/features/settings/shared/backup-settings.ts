import type { RetentionRules } from "~/platform/backup/retention";
import type { Database } from "~/platform/database/database";
import { BACKUPS, backupFields } from "../backup-fields";
import { publishedValues } from "../published-values";

export interface BackupSettings {
  isDaily: boolean;
  /** HH:MM in the hospital's time zone. */
  time: string;
  kept: RetentionRules;
}

/** The published backup settings. Empty or invalid values get the defaults. */
export async function backupSettings(db: Database): Promise<BackupSettings> {
  const data = await publishedValues(db);
  const count = (name: "backupsDaily" | "backupsWeekly" | "backupsMonthly") =>
    backupFields[name].schema.safeParse(data[name] ?? null).data ?? BACKUPS[name];
  return {
    isDaily: data.backupSchedule !== "off",
    time: backupFields.backupTime.schema.safeParse(data.backupTime ?? null).data ?? BACKUPS.backupTime,
    kept: {
      daily: count("backupsDaily"),
      weekly: count("backupsWeekly"),
      monthly: count("backupsMonthly"),
    },
  };
}
