import type { OpeningHours } from "~/content/fields/opening-hours/field";

type WeeklySpan = OpeningHours["weekly"][number];
export type Day = WeeklySpan["days"][number];

export const DAYS: { day: Day; name: string }[] = [
  { day: "mon", name: "Monday" },
  { day: "tue", name: "Tuesday" },
  { day: "wed", name: "Wednesday" },
  { day: "thu", name: "Thursday" },
  { day: "fri", name: "Friday" },
  { day: "sat", name: "Saturday" },
  { day: "sun", name: "Sunday" },
];

/** One span of one day; times are HH:MM in the hospital's time zone. */
export interface DaySpan {
  opens: string;
  closes: string;
  note?: string;
}

/** The regular week, one row per day. */
export type WeekGrid = Record<Day, DaySpan[]>;

/** A span on the first, second, and so on of such weekdays in a month. */
export type MonthlySpan = WeeklySpan & { nth: number[] };

export function weekGrid({ weekly }: OpeningHours): WeekGrid {
  const ordinary = weekly.filter((span) => !span.nth);
  const spansOf = (day: Day) =>
    ordinary
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes, note }) => ({ opens, closes, note }));
  return Object.fromEntries(DAYS.map(({ day }) => [day, spansOf(day)])) as WeekGrid;
}

export function monthlySpans({ weekly }: OpeningHours): MonthlySpan[] {
  return weekly.filter((span): span is MonthlySpan => span.nth !== undefined);
}

/** The hours with another regular week; days with the same span share one entry. */
export function withWeek(hours: OpeningHours, grid: WeekGrid): OpeningHours {
  const shared = new Map<string, WeeklySpan>();
  for (const { day } of DAYS) {
    for (const { opens, closes, note } of grid[day]) {
      const key = JSON.stringify([opens, closes, note]);
      const span = shared.get(key);
      // Two equal spans on one day occur while a person types. The second one gets a separate entry.
      if (span && !span.days.includes(day)) span.days.push(day);
      else
        shared.set(span ? `${key} ${day} ${shared.size}` : key, {
          days: [day],
          opens,
          closes,
          note: note || undefined,
        });
    }
  }
  return { ...hours, weekly: [...shared.values(), ...monthlySpans(hours)] };
}

export function withMonthly(hours: OpeningHours, monthly: MonthlySpan[]): OpeningHours {
  return { ...hours, weekly: [...hours.weekly.filter((span) => !span.nth), ...monthly] };
}

/**
 * Initial value of a new span: the afternoon after a morning, an evening after that, otherwise office hours.
 */
export function nextSpan(spans: readonly DaySpan[]): DaySpan {
  const last = spans.at(-1)?.closes;
  if (!last) return { opens: "08:00", closes: "17:00" };
  if (last < "13:00") return { opens: "13:00", closes: "17:00" };
  return last < "18:00" ? { opens: "18:00", closes: "20:00" } : { opens: last, closes: "23:59" };
}
