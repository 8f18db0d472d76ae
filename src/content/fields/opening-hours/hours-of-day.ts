import type { TZDate } from "@date-fns/tz";
import { lastDayOfMonth } from "date-fns";
import { type Holiday, type OpeningHours, WEEKDAYS, type Weekday } from "./field";

/** Local times, `HH:MM`, in order and without overlap. */
export interface Span {
  opens: string;
  closes: string;
}

export interface HoursOfDay {
  spans: Span[];
  holiday?: Holiday;
}

/**
 * The hours of the day of `day`, in its time zone. A holiday closes the day or changes its hours; it only changes
 * days with weekly hours.
 */
export function hoursOfDay(hours: OpeningHours, day: TZDate): HoursOfDay {
  const weekly = hours.weekly.filter((span) => fallsOn(span, day));
  const holidays = hours.holidays.filter((holiday) => isHoliday(holiday, day));
  const holiday = holidays.find(isClosed) ?? holidays[0];
  if (!holiday) return { spans: merged(weekly) };
  if (isClosed(holiday)) return { spans: [], holiday };
  if (weekly.length === 0) return { spans: [] };
  return { spans: [{ opens: holiday.opens, closes: holiday.closes }], holiday };
}

export function isClosed(holiday: Holiday): holiday is Extract<Holiday, { closed: true }> {
  return "closed" in holiday;
}

/** The day of the week of `day`, in its time zone. */
export function weekdayOf(day: Date): Weekday {
  return WEEKDAYS[(day.getDay() + 6) % 7] as Weekday;
}

/** Whether weekly hours include the day of `day`, in its time zone. */
export function fallsOn(span: Pick<OpeningHours["weekly"][number], "days" | "nth">, day: Date): boolean {
  return span.days.includes(weekdayOf(day)) && (!span.nth || span.nth.includes(nthOfMonth(day)));
}

/** Whether the holiday is on the day of `day`, in its time zone. */
export function isHoliday({ on }: Holiday, day: Date): boolean {
  if (on.month !== day.getMonth() + 1) return false;
  if ("day" in on) return on.day === day.getDate();
  if (on.weekday !== weekdayOf(day)) return false;
  return on.nth === -1 ? day.getDate() + 7 > lastDayOfMonth(day).getDate() : on.nth === nthOfMonth(day);
}

/** 1 for the first such weekday of its month. */
function nthOfMonth(day: Date): number {
  return Math.ceil(day.getDate() / 7);
}

/** Periods in order; overlapping or adjacent ones are merged. */
function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { opens, closes } of spans.toSorted((a, b) => a.opens.localeCompare(b.opens))) {
    const last = result.at(-1);
    if (!last || opens > last.closes) result.push({ opens, closes });
    else if (closes > last.closes) last.closes = closes;
  }
  return result;
}
