import { TZDate } from "@date-fns/tz";
import { subHours } from "date-fns";

/** When people with a seat in a class are reminded of it. */
export interface ReminderTimes {
  /** 9 AM in the hospital's time zone, two days before. */
  twoDaysBefore: Date;
  /** 7 AM, or two hours before a class that starts before 9 AM. */
  onTheDay: Date;
}

const MORNING = 9;
const EARLY = 7;

/** Calculates in the time zone (IANA name). Days with a clock change have 23 or 25 hours, and 9 AM stays 9 AM. */
export function reminderTimes(startsAt: Date, timeZone: string): ReminderTimes {
  const early = hourOfDay(startsAt, timeZone, 0, EARLY);
  const before = subHours(startsAt, 2);
  return {
    twoDaysBefore: hourOfDay(startsAt, timeZone, -2, MORNING),
    onTheDay: before < early ? new Date(+before) : early,
  };
}

function hourOfDay(instant: Date, timeZone: string, days: number, hour: number): Date {
  const localTime = new TZDate(instant, timeZone);
  const at = new TZDate(
    localTime.getFullYear(),
    localTime.getMonth(),
    localTime.getDate() + days,
    hour,
    0,
    0,
    timeZone,
  );
  return new Date(+at);
}
