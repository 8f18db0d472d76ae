import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";

export interface Day {
  /** "2026-11-13" */
  iso: string;
  /** "November 13, 2026" */
  words: string;
}

/** The calendar day of an instant in a time zone (IANA name). */
export function dayAt(instant: Date, timeZone: string): Day {
  const local = new TZDate(instant, timeZone);
  return { iso: format(local, "yyyy-MM-dd"), words: format(local, "MMMM d, yyyy") };
}
