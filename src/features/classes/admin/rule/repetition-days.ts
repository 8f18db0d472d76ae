export type Rhythm = "week" | "two-weeks" | "month";

export interface RepetitionRule {
  rhythm: Rhythm;
  /** A number of further dates, or a last day (inclusive, YYYY-MM-DD). */
  end: { times: number } | { until: string };
}

/** Two years of a weekly class. */
const MAX_DAYS = 104;

/**
 * The days on which a class repeats: every one or two weeks on the same weekday, or every month on the same weekday of
 * the month, such as the second Tuesday. Skips a month without a fifth such weekday.
 * @param first YYYY-MM-DD; not part of the result
 * @returns YYYY-MM-DD, at most two years of a weekly class
 */
export function repetitionDays(first: string, { rhythm, end }: RepetitionRule): string[] {
  const days: string[] = [];
  const maxDates = "times" in end ? Math.min(end.times, MAX_DAYS) : MAX_DAYS;
  for (let step = 1; days.length < maxDates && step <= 2 * MAX_DAYS; step += 1) {
    const day =
      rhythm === "month"
        ? sameWeekdayOfMonth(first, step)
        : after(first, step * (rhythm === "week" ? 7 : 14));
    if (day === null) continue;
    if ("until" in end && day > end.until) break;
    days.push(day);
  }
  return days;
}

function after(first: string, days: number): string {
  const day = new Date(`${first}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

function sameWeekdayOfMonth(first: string, months: number): string | null {
  const from = new Date(`${first}T12:00:00Z`);
  const place = Math.floor((from.getUTCDate() - 1) / 7);
  const begin = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1, 12));
  const date = 1 + ((from.getUTCDay() - begin.getUTCDay() + 7) % 7) + place * 7;
  const day = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth(), date, 12));
  return day.getUTCMonth() === begin.getUTCMonth() ? day.toISOString().slice(0, 10) : null;
}
