import { TZDate } from "@date-fns/tz";
import { addMonths, format } from "date-fns";

/** A month in addresses: "2027-01". */
export type Month = string;

/** The month of an instant in a time zone (IANA name). */
export function monthOf(instant: Date, timeZone: string): Month {
  return format(new TZDate(instant, timeZone), "yyyy-MM");
}

/** From the start of a month to the start of the next. */
export function spanOfMonth(month: Month, timeZone: string): { from: Date; to: Date } {
  const first = firstOf(month, timeZone);
  return { from: new Date(first.getTime()), to: new Date(addMonths(first, 1).getTime()) };
}

/** "January 2027" */
export function formatMonth(month: Month): string {
  return format(firstOf(month, "UTC"), "MMMM yyyy");
}

/** The month that many months later. Negative numbers give earlier months. */
export function shiftedMonth(month: Month, by: number): Month {
  return format(addMonths(firstOf(month, "UTC"), by), "yyyy-MM");
}

/** Midnight at the start of the month. */
export function firstOf(month: Month, timeZone: string): TZDate {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new TZDate(year, number - 1, 1, timeZone);
}
