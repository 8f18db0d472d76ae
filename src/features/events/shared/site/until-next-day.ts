import { TZDate } from "@date-fns/tz";
import { addDays, startOfDay } from "date-fns";

/** The next midnight in a time zone (IANA name). */
export function untilNextDay(now: Date, timeZone: string): Date {
  return new Date(startOfDay(addDays(new TZDate(now, timeZone), 1)).getTime());
}
