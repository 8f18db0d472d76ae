import { TZDate } from "@date-fns/tz";
import { addDays, addMinutes, nextDay } from "date-fns";
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
export function onTheClock(today: Date, weeks: number, weekday: Weekday, hour: string): string {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  const first = nextDay(new TZDate(today, ZONE), WEEKDAYS.indexOf(weekday) as 0 | 1 | 2 | 3 | 4 | 5 | 6);
  const day = addDays(first, weeks * 7);
  return new Date(
    new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes, ZONE).getTime(),
  ).toISOString();
}

/** That many minutes later; earlier for a negative number. */
export function minutesLater(moment: string, minutes: number): string {
  return addMinutes(new Date(moment), minutes).toISOString();
}

/** Whether a time is on a holiday, when there are no classes. */
export function isOnHoliday(moment: string): boolean {
  const day = new TZDate(moment, ZONE);
  return clinicHolidays.some((holiday) => isHoliday(holiday, day));
}
