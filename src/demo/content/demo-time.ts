import { TZDate } from "@date-fns/tz";
import { addDays, endOfDay, nextDay } from "date-fns";
import { isHoliday } from "~/content/fields/opening-hours/hours-of-day";
import { clinicHolidays } from "./clinic-holidays";

/** The demo hospital's time zone: Alder Creek, Nebraska. */
const ZONE = "America/Chicago";
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/**
 * A time for the demo's calendar, as ISO 8601: that many weeks after the first such weekday that follows the day of
 * seeding, at a local hour ("18:30").
 */
export function demoTime(today: Date, weeks: number, weekday: Weekday, hour: string): string {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  const first = nextDay(new TZDate(today, ZONE), WEEKDAYS.indexOf(weekday) as 0 | 1 | 2 | 3 | 4 | 5 | 6);
  const day = addDays(first, weeks * 7);
  return new Date(
    new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes, ZONE).getTime(),
  ).toISOString();
}

/**
 * The same on a day of each month: that many months after the first such day that follows the day of seeding.
 * @param nth 2 for the second such weekday of the month
 */
export function monthlyDemoTime(
  today: Date,
  months: number,
  nth: number,
  weekday: Weekday,
  hour: string,
): string {
  const dayOf = (month: number) => {
    const begin = new TZDate(today, ZONE);
    const first = new TZDate(begin.getFullYear(), begin.getMonth() + month, 1, 0, 0, ZONE);
    return demoTime(addDays(first, -1), nth - 1, weekday, hour);
  };
  const isAhead = new TZDate(dayOf(0), ZONE) > endOfDay(new TZDate(today, ZONE));
  return dayOf(months + (isAhead ? 0 : 1));
}

/**
 * The local time that many minutes later, even across a change of daylight saving time; earlier for a
 * negative number.
 */
export function minutesLater(moment: string, minutes: number): string {
  const start = new TZDate(moment, ZONE);
  const [year, month, day] = [start.getFullYear(), start.getMonth(), start.getDate()];
  const end = new TZDate(year, month, day, start.getHours(), start.getMinutes() + minutes, ZONE);
  return new Date(end.getTime()).toISOString();
}

/** When the office closes, 5 PM, that many days before a moment. */
export function closingDaysBefore(moment: string, days: number): string {
  const start = new TZDate(moment, ZONE);
  const closing = new TZDate(start.getFullYear(), start.getMonth(), start.getDate() - days, 17, 0, ZONE);
  return new Date(closing.getTime()).toISOString();
}

/** Whether a time is on a holiday, when there are no classes. */
export function isOnHoliday(moment: string): boolean {
  const day = new TZDate(moment, ZONE);
  return clinicHolidays.some((holiday) => isHoliday(holiday, day));
}
