import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";

/**
 * An instant as the specification writes dates: "Friday January 15, 2027 | 12:00 PM", on the clock of a time zone. Lines
 * break only between weekday, day, year and time.
 */
export function formatInstant(instant: Date, timeZone: string): string {
  return format(new TZDate(instant, timeZone), "EEEE MMMM\u00a0d, yyyy\u00a0'|' h:mm\u00a0a");
}
