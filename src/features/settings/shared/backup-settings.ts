import { eq } from "drizzle-orm";
import type { RetentionRules } from "~/platform/backup/retention";
import type { Database } from "~/platform/database/database";
import { BACKUPS, backupFields } from "../backup-fields";
import { siteSettings } from "../table";

export interface BackupSettings {
  isDaily: boolean;
  /** HH:MM in the hospital's time zone. */
  time: string;
  kept: RetentionRules;
}

/** The published backup settings. Empty and invalid values are the defaults. */
export async function backupSettings(db: Database): Promise<BackupSettings> {
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  const data: Record<string, unknown> = row?.data ?? {};
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
