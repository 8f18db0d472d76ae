import { TZDate } from "@date-fns/tz";
import { differenceInCalendarDays, differenceInCalendarMonths, format } from "date-fns";
import { formatDates } from "~/content/values/format-dates";
import type { ClassSession } from "./sessions";

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

/**
 * When a class takes place, in a time zone (IANA name). One session as `formatDates` writes it; several as "4
 * Wednesdays from December 30, 2026 | 6:30 PM to 8:30 PM". The hours are omitted if they differ.
 */
export function formatSessions(sessions: readonly ClassSession[], timeZone: string): string {
  const [first] = sessions;
  if (!first) throw new Error("A class has no session.");
  if (sessions.length === 1) return formatDates(first, timeZone);
  const starts = sessions.map(({ startsAt }) => new TZDate(startsAt, timeZone));
  const from = format(new TZDate(first.startsAt, timeZone), "MMMM\u00a0d, yyyy");
  const [hours, ...others] = new Set(sessions.map((session) => formatHours(session, timeZone)));
  return `${daysInWords(starts)} from ${from}${others.length === 0 ? `\u00a0| ${hours}` : ""}`;
}

/** "6:30 PM to 8:30 PM" */
function formatHours({ startsAt, endsAt }: ClassSession, timeZone: string): string {
  const clock = (instant: Date) => format(new TZDate(instant, timeZone), "h:mm\u00a0a");
  return `${clock(startsAt)} to ${clock(endsAt)}`;
}

/** "4 Wednesdays", "6 Wednesdays, every two weeks,", "6 second Fridays of the month"; "3 sessions" on different weekdays. */
function daysInWords(starts: readonly TZDate[]): string {
  const count = starts.length;
  const weekdays = new Set(starts.map((start) => format(start, "EEEE")));
  const [weekday] = weekdays;
  if (weekdays.size > 1) return `${count} sessions`;
  const pairs = starts.slice(1).map((start, at) => [starts[at] as TZDate, start] as const);
  const days = pairs.map(([before, start]) => differenceInCalendarDays(start, before));
  if (days.includes(0)) return `${count} sessions`;
  if (count > 2 && days.every((gap) => gap === 14)) return `${count} ${weekday}s, every two weeks,`;
  const nth = new Set(starts.map((start) => Math.ceil(start.getDate() / 7)));
  const isMonthly = pairs.every(([before, start]) => differenceInCalendarMonths(start, before) > 0);
  const [place = 1] = nth;
  if (isMonthly && nth.size === 1) return `${count} ${ORDINALS[place - 1]} ${weekday}s of the month`;
  return `${count} ${weekday}s`;
}
