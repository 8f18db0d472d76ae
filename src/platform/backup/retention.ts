import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";

/** A backup that a target holds. */
export interface KeptBackup {
  file: string;
  takenAt: Date;
  /** A drill has restored it. */
  isGood: boolean;
}

/** For how many days, weeks and months a backup each is kept. */
export interface RetentionRules {
  daily: number;
  weekly: number;
  monthly: number;
}

/**
 * Which backups are no longer needed. Of each of the last days, weeks and months that have any, one is kept: the newest good one, else the
 * newest. The newest of all and the newest good one always stay.
 *
 * @param timeZone whose days these are, an IANA name; a week begins on Monday
 * @returns the files to delete
 */
export function backupsToDelete(
  backups: readonly KeptBackup[],
  { daily, weekly, monthly }: RetentionRules,
  timeZone: string,
): string[] {
  const newestFirst = backups.toSorted((a, b) => +b.takenAt - +a.takenAt);
  const kept = new Set([newestFirst[0]?.file, newestFirst.find(({ isGood }) => isGood)?.file]);
  const rules: [count: number, period: string][] = [
    [daily, "yyyy-MM-dd"],
    [weekly, "RRRR-'W'II"],
    [monthly, "yyyy-MM"],
  ];
  for (const [count, period] of rules) {
    const chosen = new Map<string, KeptBackup>();
    for (const backup of newestFirst) {
      const name = format(new TZDate(backup.takenAt, timeZone), period);
      const other = chosen.get(name);
      if (!other && chosen.size >= count) continue;
      if (!other || (backup.isGood && !other.isGood)) chosen.set(name, backup);
    }
    for (const { file } of chosen.values()) kept.add(file);
  }
  return newestFirst.map(({ file }) => file).filter((file) => !kept.has(file));
}
