import { TZDate } from "@date-fns/tz";
import { addDays, eachDayOfInterval, endOfMonth, endOfWeek, format, startOfWeek } from "date-fns";
import { dayAt } from "~/content/values/day-at";
import { firstOf, formatMonth, type Month, shiftedMonth } from "./month";

/** An entry on one day of the calendar. */
export interface CalendarEntry<Item> {
  item: Item;
  /** "5:30 PM". On later days, a note that it continues. */
  time: string;
}

export interface CalendarDay<Item> {
  /** "2027-01-16" */
  iso: string;
  day: string;
  /** "Saturday, January 16" */
  words: string;
  isInMonth: boolean;
  isToday: boolean;
  entries: CalendarEntry<Item>[];
}

export interface CalendarMonth<Item> {
  month: Month;
  /** "January 2027" */
  words: string;
  /** The previous month. If this month starts with the current week, the whole month. */
  previous: { month: Month; words: string };
  next: { month: Month; words: string };
  /** Each from Sunday to Saturday. */
  weeks: CalendarDay<Item>[][];
}

interface Dated<Item> {
  startsAt: Date;
  endsAt: Date;
  item: Item;
}

/**
 * The calendar of a month in a time zone (IANA name). An item of several days is on each of them.
 * @param beginsWith the first week: the month's first, or the current one
 */
export function calendarMonth<Item>(
  month: Month,
  occasions: readonly Dated<Item>[],
  now: Date,
  timeZone: string,
  beginsWith: "first week" | "current week",
): CalendarMonth<Item> {
  const first = firstOf(month, timeZone);
  const days = eachDayOfInterval({ start: startOfWeek(first), end: endOfWeek(endOfMonth(first)) });
  const entries = entriesByDay(occasions, timeZone);
  const today = dayAt(now, timeZone).iso;
  const shown = days.map((date) => {
    const iso = format(date, "yyyy-MM-dd");
    return {
      iso,
      day: format(date, "d"),
      words: format(date, "EEEE, MMMM d"),
      isInMonth: iso.startsWith(month),
      isToday: iso === today,
      entries: iso.startsWith(month) ? (entries.get(iso) ?? []) : [],
    };
  });
  const weeks = Array.from({ length: shown.length / 7 }, (_, week) => shown.slice(week * 7, week * 7 + 7));
  const firstShown = beginsWith === "current week" ? weeks.findIndex((week) => week.some(isToday)) : 0;
  return {
    month,
    words: formatMonth(month),
    previous: firstShown > 0 ? { month, words: "Whole month" } : named(shiftedMonth(month, -1)),
    next: named(shiftedMonth(month, 1)),
    weeks: weeks.slice(Math.max(0, firstShown)),
  };
}

const isToday = (day: CalendarDay<unknown>) => day.isToday;

function entriesByDay<Item>(occasions: readonly Dated<Item>[], timeZone: string) {
  const entries = new Map<string, CalendarEntry<Item>[]>();
  for (const { startsAt, endsAt, item } of occasions) {
    const begins = new TZDate(startsAt, timeZone);
    // An item that ends at midnight is not on the day that starts then.
    const last = dayAt(new Date(Math.max(endsAt.getTime() - 1, startsAt.getTime())), timeZone).iso;
    let day = begins;
    for (let iso = format(day, "yyyy-MM-dd"), time = format(day, "h:mm\u00a0a"); iso <= last; ) {
      entries.set(iso, [...(entries.get(iso) ?? []), { item, time }]);
      day = addDays(day, 1);
      iso = format(day, "yyyy-MM-dd");
      time = "All day";
      if (iso === last) time = `Until ${format(new TZDate(endsAt, timeZone), "h:mm\u00a0a")}`;
    }
  }
  return entries;
}

const named = (month: Month) => ({ month, words: formatMonth(month) });
