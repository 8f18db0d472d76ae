import { format, parseISO } from "date-fns";
import type { Series } from "../api/schemas";

/** Several days, with the same number of days from the previous period. */
export interface Span {
  /** "Nov 20", or "Nov 3 – Nov 9". */
  label: string;
  count: number;
  before: number;
}

/** The maximum number of bars. */
const MAX_BARS = 31;

/**
 * Groups a figure: a month by days, a quarter by weeks, a year by four weeks. The last group ends today; the first may
 * be shorter.
 * @param from the first day, as YYYY-MM-DD
 */
export function spansOf({ days, daysBefore }: Series, from: string): Span[] {
  const size = days.length <= MAX_BARS ? 1 : days.length <= 4 * MAX_BARS ? 7 : 28;
  const start = parseISO(from);
  const dayAt = (at: number) =>
    format(new Date(start.getFullYear(), start.getMonth(), start.getDate() + at), "MMM d");
  const spans: Span[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const begin = Math.max(0, end - size);
    spans.unshift({
      label: end - begin === 1 ? dayAt(begin) : `${dayAt(begin)} – ${dayAt(end - 1)}`,
      count: sum(days.slice(begin, end)),
      before: sum(daysBefore.slice(begin, end)),
    });
  }
  return spans;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
