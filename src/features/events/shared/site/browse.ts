import { TZDate } from "@date-fns/tz";
import { startOfWeek } from "date-fns";
import type { OccasionItem } from "../occasion-item";
import type { BrowseQuery } from "./browse-query";
import { type CalendarMonth, calendarMonth } from "./calendar-month";
import { formatMonth, type Month, monthOf, spanOfMonth } from "./month";

/** One of what is listed, with the instants that decide where it stands. */
export interface Dated<Item> {
  startsAt: Date;
  endsAt: Date;
  item: Item;
}

export interface NamedMonth {
  month: Month;
  /** "January 2027" */
  words: string;
}

/** What a list or calendar of classes or events shows. */
export interface Browsed<Item> {
  query: BrowseQuery;
  /** The months that have something coming, and the one that was asked for. */
  months: NamedMonth[];
  list: (NamedMonth & { items: Item[] })[];
  /** The months in which there is more than the list shows. */
  later: NamedMonth[];
  calendar: CalendarMonth<Item> | null;
}

/** More than a hospital of this size has ahead of it; whoever wants what is later chooses a month. */
export const MOST_SHOWN = 100;
/** Of all that is to come, the list begins with so many; the rest is a month away. */
const SHOWN_FIRST = 10;

/**
 * The span of time that a query asks for: of the calendar its whole month, of the list what is still to come of it.
 * Without a month, of the calendar this month from the present week on, of the list all that is to come.
 */
export function spanAsked(
  { month, view }: BrowseQuery,
  now: Date,
  timeZone: string,
): { from: Date; to?: Date } {
  if (view === "list" && !month) return { from: now };
  const { from, to } = spanOfMonth(month || monthOf(now, timeZone), timeZone);
  if (view === "list") return { from: from <= now && now < to ? now : from, to };
  const week = startOfWeek(new TZDate(now, timeZone));
  return { from: !month && week > from ? new Date(week.getTime()) : from, to };
}

/** Puts what was found in the span into its months, and into the calendar where that was asked for. */
export function browsed<Item extends OccasionItem>(
  query: BrowseQuery,
  found: readonly Dated<Item>[],
  starts: readonly Date[],
  clock: { now: Date; timeZone: string },
): Browsed<Item> {
  const { now, timeZone } = clock;
  const present = monthOf(now, timeZone);
  const shown = query.month || present;
  const ahead = starts.map((start) => monthOf(start, timeZone)).filter((month) => month >= present);
  const months = [...new Set([...ahead, ...(query.month ? [query.month] : [])])].toSorted();
  const shownFirst = query.month || query.view === "calendar" ? found : found.slice(0, SHOWN_FIRST);
  const list = Map.groupBy(shownFirst, ({ startsAt }) => {
    const begins = monthOf(startsAt, timeZone);
    // What began before stands in the month that was asked for, or in this one.
    const earliest = query.month || (query.view === "calendar" ? shown : present);
    if (begins < earliest) return earliest;
    return begins;
  });
  return {
    query,
    months: months.map(named),
    list: [...list].map(([month, those]) => ({ ...named(month), items: those.map(({ item }) => item) })),
    later: found
      .slice(shownFirst.length)
      .map(({ startsAt }) => monthOf(startsAt, timeZone))
      .filter((month, at, all) => all.indexOf(month) === at)
      .map(named),
    calendar:
      query.view === "calendar"
        ? calendarMonth(shown, found, now, timeZone, query.month ? "first week" : "present week")
        : null,
  };
}

const named = (month: Month): NamedMonth => ({ month, words: formatMonth(month) });
