import { addDays, format, parseISO } from "date-fns";

/** Calendar days, inclusive, as YYYY-MM-DD. */
export interface Period {
  from: string;
  to: string;
}

/**
 * The period of that many days that ends today.
 * @param today in the hospital's time zone, as YYYY-MM-DD
 */
export function periodEnding(today: string, days: number): Period {
  return { from: shifted(today, 1 - days), to: today };
}

/** The same number of days directly before a period. */
export function periodBefore({ from, to }: Period): Period {
  const days = daysOf({ from, to }).length;
  return { from: shifted(from, -days), to: shifted(from, -1) };
}

/** Every day of a period, in order. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = shifted(day, 1)) days.push(day);
  return days;
}

function shifted(day: string, by: number): string {
  return format(addDays(parseISO(day), by), "yyyy-MM-dd");
}
