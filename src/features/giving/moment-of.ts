import { TZDate } from "@date-fns/tz";

/**
 * The time at which a day reaches that full hour in a time zone.
 * @param day YYYY-MM-DD
 */
export function momentOf(day: string, hour: number, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(+new TZDate(year, month - 1, date, hour, timeZone));
}
