import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";

/** A backup at a target. */
export interface RetainedBackup {
  file: string;
  takenAt: Date;
  /** A restore drill has restored it. */
  isGood: boolean;
}

/** How many daily, weekly, and monthly backups are kept. */
export interface RetentionRules {
  daily: number;
  weekly: number;
  monthly: number;
}

/**
 * The backups that are no longer needed. For each of the last days, weeks, and months that have any, one is
 * kept: the newest good one, or the newest if none is good. The newest of all and the newest good one are
 * always kept.
 * @param timeZone the IANA time zone of these days; a week begins on Monday
 * @returns the files to delete
 */
export function backupsToDelete(
  backups: readonly RetainedBackup[],
  { daily, weekly, monthly }: RetentionRules,
  timeZone: string,
): string[] {
  const newestFirst = backups.toSorted((a, b) => +b.takenAt - +a.takenAt);
  const retained = new Set([newestFirst[0]?.file, newestFirst.find(({ isGood }) => isGood)?.file]);
  const rules: [count: number, period: string][] = [
    [daily, "yyyy-MM-dd"],
    [weekly, "RRRR-'W'II"],
    [monthly, "yyyy-MM"],
  ];
  for (const [count, period] of rules) {
    const chosen = new Map<string, RetainedBackup>();
    for (const backup of newestFirst) {
      const name = format(new TZDate(backup.takenAt, timeZone), period);
      const other = chosen.get(name);
      if (!other && chosen.size >= count) continue;
      if (!other || (backup.isGood && !other.isGood)) chosen.set(name, backup);
    }
    for (const { file } of chosen.values()) retained.add(file);
  }
  return newestFirst.map(({ file }) => file).filter((file) => !retained.has(file));
}
