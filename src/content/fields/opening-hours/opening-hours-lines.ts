import { TZDate } from "@date-fns/tz";
import { addDays, format, startOfDay } from "date-fns";
import { formatList } from "~/ui/format-list";
import { type Holiday, type OpeningHours, WEEKDAYS, type Weekday } from "./field";
import { hoursOfDay, type Span } from "./hours-of-day";

export interface OpeningHoursLines {
  /** Weekly hours: days with the same hours share a line; empty for a location that never closes. */
  week: { days: string; times: string[]; notes: string[] }[];
  /** Hours of some weeks only: "First Wednesday of the month". */
  monthly: { days: string; times: string; note: string; nextDate: string | null }[];
  /** Days within a year with other hours, soonest first. */
  holidays: { name: string; date: string; isoDate: string; times: string }[];
}

export const WEEKDAY_NAMES: Record<Weekday, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};
/** The text of all seven days. */
export const EVERY_DAY = "Every day";
/** Which of its kind in a month, the first one first. */
export const ORDINALS = ["First", "Second", "Third", "Fourth", "Fifth"];

/** @param timeZone IANA name of the hours' time zone; decides which day is today */
export function openingHoursLines(hours: OpeningHours, now: Date, timeZone: string): OpeningHoursLines {
  if (hours.always) return { week: [], monthly: [], holidays: [] };
  return {
    week: weekLines(hours),
    monthly: monthlyLines(hours, now, timeZone),
    holidays: upcomingHolidays(hours, now, timeZone).map(({ holiday, spans, day }) => ({
      name: holiday.name,
      date: format(day, "EEEE, MMMM d, yyyy"),
      isoDate: format(day, "yyyy-MM-dd"),
      times: spans.length === 0 ? "Closed" : spans.map(formatSpan).join(" and "),
    })),
  };
}

/** The days of the coming year on which a holiday changes the hours, soonest first. */
function upcomingHolidays(
  hours: OpeningHours,
  now: Date,
  timeZone: string,
): { holiday: Holiday; spans: Span[]; day: TZDate }[] {
  if (hours.always || hours.holidays.length === 0) return [];
  return comingDays(now, timeZone).flatMap((day) => {
    const { holiday, spans } = hoursOfDay(hours, day);
    return holiday ? [{ holiday, spans, day }] : [];
  });
}

/** "8:00 AM" of "08:00". */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
}

/** Today and the following days, by default a year, each at its first moment in the time zone. */
export function comingDays(now: Date, timeZone: string, days = 365): TZDate[] {
  const today = startOfDay(new TZDate(now, timeZone));
  return Array.from({ length: days }, (_, ahead) => addDays(today, ahead));
}

function formatSpan({ opens, closes }: Span): string {
  return `${formatTime(opens)} to ${formatTime(closes)}`;
}

function weekLines({ weekly }: OpeningHours): OpeningHoursLines["week"] {
  const everyWeek = weekly.filter((span) => !span.nth);
  if (everyWeek.length === 0) return [];
  const lines = WEEKDAYS.map((day) => {
    const spans = everyWeek
      .filter((span) => span.days.includes(day))
      .toSorted((a, b) => a.opens.localeCompare(b.opens));
    return {
      day,
      times: spans.length === 0 ? ["Closed"] : spans.map(formatSpan),
      notes: [...new Set(spans.flatMap(({ note }) => note || []))],
    };
  });
  const groups = Map.groupBy(lines, ({ times, notes }) => JSON.stringify([times, notes]));
  return [...groups.values()].map((same) => ({
    days: formatDays(same.map(({ day }) => day)),
    times: same[0]?.times ?? [],
    notes: same[0]?.notes ?? [],
  }));
}

function monthlyLines(hours: OpeningHours, now: Date, timeZone: string): OpeningHoursLines["monthly"] {
  return hours.weekly.flatMap((span) => {
    if (!span.nth) return [];
    const next = comingDays(now, timeZone).find((day) => {
      const { spans, holiday } = hoursOfDay({ ...hours, weekly: [span] }, day);
      return spans.length > 0 && !holiday;
    });
    return {
      days: formatMonthlyDays(span.days, span.nth),
      times: formatSpan(span),
      note: span.note ?? "",
      nextDate: next ? format(next, "EEEE, MMMM d") : null,
    };
  });
}

/**
 * "First and third Friday of the month", "Wednesdays except the third of the month".
 * @param nth 1 for the first such weekday of a month
 */
export function formatMonthlyDays(days: readonly Weekday[], nth: readonly number[]): string {
  const missing = ORDINALS.filter((_, at) => !nth.includes(at + 1));
  const [except] = missing;
  if (except && missing.length === 1 && days.length === 1)
    return `${formatDays(days, "s")} except the ${except.toLowerCase()} of the month`;
  const ordinals = nth
    .map((one) => ORDINALS[one - 1] ?? "")
    .map((word, at) => (at ? word.toLowerCase() : word));
  // Each day is named: the first Monday to Friday would read as the first whole week.
  const named = inOrder(days).map((day) => WEEKDAY_NAMES[day]);
  return `${formatList(ordinals)} ${formatList(named)} of the month`;
}

/**
 * "Monday to Friday", "Saturday and Sunday", "Monday to Wednesday and Friday", "Every day".
 * @param ending the suffix of each name: "s" makes "Tuesdays and Thursdays", "Mondays to Wednesdays and Fridays"
 */
export function formatDays(days: readonly Weekday[], ending = ""): string {
  const ordered = inOrder(days);
  if (ordered.length === WEEKDAYS.length) return EVERY_DAY;
  const name = (day: Weekday) => `${WEEKDAY_NAMES[day]}${ending}`;
  return formatList(
    runsOf(ordered).flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)];
      return first && last && run.length > 2 ? `${name(first)} to ${name(last)}` : run.map(name);
    }),
  );
}

/** The days from Monday to Sunday, each once. */
function inOrder(days: readonly Weekday[]): Weekday[] {
  return WEEKDAYS.filter((day) => days.includes(day));
}

/** Groups days that follow each other in the week. */
function runsOf(ordered: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of ordered) {
    const last = runs.at(-1);
    const before = WEEKDAYS[WEEKDAYS.indexOf(day) - 1];
    if (last && before && last.at(-1) === before) last.push(day);
    else runs.push([day]);
  }
  return runs;
}
