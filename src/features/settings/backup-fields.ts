import { number } from "~/content/fields/number";
import { select } from "~/content/fields/select";
import { time } from "~/content/fields/time";

/** The defaults for empty fields. */
export const BACKUPS = {
  backupTime: "03:30",
  backupsDaily: 7,
  backupsWeekly: 5,
  backupsMonthly: 12,
} as const;

/**
 * When backups are made, and how many are kept. The operator configures the target and the passphrase. Only
 * `backupSettings` reads these fields.
 */
export const backupFields = {
  backupSchedule: select({
    label: "Back up the site",
    help: "The operator sets the destination on the server: BACKUP_DIR or BACKUP_S3_BUCKET. Without one of them, no scheduled backups are made.",
    choices: { daily: "Every day", off: "Off" },
    initially: "daily",
  }),
  backupTime: time({
    label: "Time of day",
    help: `In the hospital’s time zone. Default: ${BACKUPS.backupTime}.`,
  }),
  backupsDaily: retentionField("backupsDaily", "Daily backups to keep", {
    minimum: 1,
    maximum: 60,
  }),
  backupsWeekly: retentionField("backupsWeekly", "Weekly backups to keep", {
    minimum: 0,
    maximum: 60,
  }),
  backupsMonthly: retentionField("backupsMonthly", "Monthly backups to keep", {
    minimum: 0,
    maximum: 120,
  }),
};

function retentionField(
  name: Exclude<keyof typeof BACKUPS, "backupTime">,
  label: string,
  { minimum, maximum }: { minimum: number; maximum: number },
) {
  const help = `Default: ${BACKUPS[name]}. From ${minimum} to ${maximum}.`;
  return number({ label, help, minimum, maximum, integer: true });
}
