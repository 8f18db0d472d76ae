import { formatISO } from "date-fns";

/**
 * Noon of a day in this device's time zone, as a timestamp with its offset.
 * @param day YYYY-MM-DD as in a date input; empty while no day is chosen
 */
export function noonOf(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return year && month && date ? formatISO(new Date(year, month - 1, date, 12)) : "";
}
