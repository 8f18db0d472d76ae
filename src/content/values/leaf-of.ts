import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";

/** The leaf of a calendar on the day of an instant, in a time zone: "Jan" and "16". */
export function leafOf(instant: Date, timeZone: string): { month: string; day: string } {
  const there = new TZDate(instant, timeZone);
  return { month: format(there, "MMM"), day: format(there, "d") };
}
