import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";

/** An instant in the local time of a time zone, with its offset: "2027-01-16T09:00:00-06:00". */
export function zonedInstant(instant: Date, timeZone: string): string {
  return format(new TZDate(instant, timeZone), "yyyy-MM-dd'T'HH:mm:ssxxx");
}
