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
  const there = new TZDate(instant, timeZone);
  return { iso: format(there, "yyyy-MM-dd"), words: format(there, "MMMM d, yyyy") };
}
