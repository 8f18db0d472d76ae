import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";

/**
 * An instant as part of a sentence: "Friday, January 15, 2027 at 12:00 PM".
 * @param timeZone IANA name
 */
export function formatMoment(instant: Date, timeZone: string): string {
  return format(new TZDate(instant, timeZone), "EEEE, MMMM d, yyyy 'at' h:mm a");
}
