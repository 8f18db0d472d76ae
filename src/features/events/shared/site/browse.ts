import { TZDate } from "@date-fns/tz";
import { format, startOfWeek } from "date-fns";
import type { OccasionItem } from "../occasion-item";
import type { BrowseQuery } from "./browse-query";
import { type CalendarMonth, calendarMonth } from "./calendar-month";
import { formatMonth, type Month, monthOf, spanOfMonth } from "./month";

/** An item of a list or calendar. */
export interface Dated<Item> {
  /** The month of this instant is the item's group in the list. */
  startsAt: Date;
  /** When it takes place: once, or several times. */
  on: readonly { startsAt: Date; endsAt: Date }[];
  item: Item;
}

/** The start of an upcoming date. */
export interface Start {
  startsAt: Date;
  /** The slug of its type; null if it has none. */
  type: string | null;
}

export interface NamedMonth {
  month: Month;
  /** "January 2027" */
  words: string;
}

/** The content of a list or calendar of classes or events. */
export interface BrowseResult<Item> {
  query: BrowseQuery;
  /** The months with upcoming items, and the requested month. */
  months: NamedMonth[];
  list: (NamedMonth & { items: Item[] })[];
  /** The months with more items than the list shows. */
  later: NamedMonth[];
  calendar: CalendarMonth<Item> | null;
  /** The period of the list or calendar: "March 2027", "the rest of March 2027"; null without an end. */
  period: string | null;
  /** The next date of the type after the period: "Thursday, April 1, 2027", and its month; null if there is none. */
  next: (NamedMonth & { day: string }) | null;
}

/**
 * The maximum number of items in the list. A hospital of this size has fewer ahead; for later items, visitors choose a
 * month.
 */
export const MAX_LISTED = 100;
/** How many items the list shows at first. The rest is linked by month. */
const INITIALLY_LISTED = 10;

/**
 * The period of a query. With a month: in the calendar the whole month, in the list the rest of it. Without one: in the
 * calendar this month from the current week on, in the list everything upcoming.
 */
export function queryPeriod(
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

/**
 * Groups the items by month, or puts them into the calendar.
 * @param starts all upcoming dates of all types, soonest first
 */
export function browseResult<Item extends OccasionItem>(
  query: BrowseQuery,
  found: readonly Dated<Item>[],
  starts: readonly Start[],
  clock: { now: Date; timeZone: string },
): BrowseResult<Item> {
  const { now, timeZone } = clock;
  const currentMonth = monthOf(now, timeZone);
  const shown = query.month || currentMonth;
  const ahead = starts
    .map(({ startsAt }) => monthOf(startsAt, timeZone))
    .filter((month) => month >= currentMonth);
  const occasions = found
    .flatMap(({ on, item }) => on.map(({ startsAt, endsAt }) => ({ startsAt, endsAt, item })))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const after = queryPeriod(query, now, timeZone).to ?? now;
  const next = starts.find(
    ({ startsAt, type }) => startsAt >= after && (query.type === "" || query.type === type),
  );
  const months = [...new Set([...ahead, ...(query.month ? [query.month] : [])])].toSorted();
  const shownFirst = query.month || query.view === "calendar" ? found : found.slice(0, INITIALLY_LISTED);
  const list = Map.groupBy(shownFirst, ({ startsAt }) => {
    const begins = monthOf(startsAt, timeZone);
    // An item that started earlier is listed in the requested month, or in the current one.
    const earliest = query.month || (query.view === "calendar" ? shown : currentMonth);
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
        ? calendarMonth(shown, occasions, now, timeZone, query.month ? "first week" : "current week")
        : null,
    period: periodInWords(query, now, timeZone),
    next: next
      ? {
          ...named(monthOf(next.startsAt, timeZone)),
          day: format(new TZDate(next.startsAt, timeZone), "EEEE, MMMM'\u00a0'd, yyyy"),
        }
      : null,
  };
}

function periodInWords(query: BrowseQuery, now: Date, timeZone: string): string | null {
  const { from, to } = queryPeriod(query, now, timeZone);
  if (!to) return null;
  const month = query.month || monthOf(now, timeZone);
  const isRest = from > spanOfMonth(month, timeZone).from;
  return `${isRest ? "the rest of " : ""}${formatMonth(month)}`;
}

const named = (month: Month): NamedMonth => ({ month, words: formatMonth(month) });
