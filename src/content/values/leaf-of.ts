import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";

/** Month and day of an instant in a time zone, as on a tear-off calendar: "Jan" and "16". */
export function leafOf(instant: Date, timeZone: string): { month: string; day: string } {
  const local = new TZDate(instant, timeZone);
  return { month: format(local, "MMM"), day: format(local, "d") };
}
