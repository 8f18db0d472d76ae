import { TZDate } from "@date-fns/tz";
import { format, isSameDay } from "date-fns";
import { formatInstant } from "./format-instant";

/**
 * Formats a period in a time zone (IANA name): "Saturday January 16, 2027 | 9:00 AM to 4:00 PM", and two full
 * dates if it ends on another day (specification, section 9).
 */
export function formatDates(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  timeZone: string,
): string {
  const end = new TZDate(endsAt, timeZone);
  const sameDay = isSameDay(new TZDate(startsAt, timeZone), end);
  return `${formatInstant(startsAt, timeZone)} to ${sameDay ? format(end, "h:mm\u00a0a") : formatInstant(endsAt, timeZone)}`;
}
