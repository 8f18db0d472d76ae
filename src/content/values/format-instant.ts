import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";

/**
 * Formats an instant as in the specification: "Friday January 15, 2027 | 12:00 PM", in a time zone. Lines
 * break only between weekday, date, and time.
 */
export function formatInstant(instant: Date, timeZone: string): string {
  return format(new TZDate(instant, timeZone), "EEEE MMMM\u00a0d,\u00a0yyyy\u00a0'|' h:mm\u00a0a");
}
