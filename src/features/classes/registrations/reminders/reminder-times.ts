import { TZDate } from "@date-fns/tz";
import { subHours } from "date-fns";

/** When those who come to a class are reminded of it. */
export interface ReminderTimes {
  /** Nine in the morning of the day two days before. */
  twoDaysBefore: Date;
  /** Seven in the morning of the day, or two hours before a class that begins earlier than nine. */
  onTheDay: Date;
}

const MORNING = 9;
const EARLY = 7;

/**
 * On the clock of a time zone (IANA name): a day there has 23 or 25 hours where the clock changes, and nine in the morning stays nine
 * in the morning.
 */
export function reminderTimes(startsAt: Date, timeZone: string): ReminderTimes {
  const early = hourOfDay(startsAt, timeZone, 0, EARLY);
  const before = subHours(startsAt, 2);
  return {
    twoDaysBefore: hourOfDay(startsAt, timeZone, -2, MORNING),
    onTheDay: before < early ? new Date(+before) : early,
  };
}

function hourOfDay(instant: Date, timeZone: string, days: number, hour: number): Date {
  const there = new TZDate(instant, timeZone);
  const at = new TZDate(there.getFullYear(), there.getMonth(), there.getDate() + days, hour, 0, 0, timeZone);
  return new Date(+at);
}
