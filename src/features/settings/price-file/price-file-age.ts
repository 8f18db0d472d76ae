import { addMonths, parseISO } from "date-fns";

/** The rule requires a new file at least once a year. Staff are reminded a month before. */
const VALID_MONTHS = 12;
const WARN_AFTER_MONTHS = 11;

export type PriceFileAge = "current" | "dueSoon" | "overdue";

/** @param lastUpdatedOn YYYY-MM-DD, from the file */
export function priceFileAge(lastUpdatedOn: string, now: Date): PriceFileAge {
  const since = parseISO(lastUpdatedOn);
  if (now >= addMonths(since, VALID_MONTHS)) return "overdue";
  return now >= addMonths(since, WARN_AFTER_MONTHS) ? "dueSoon" : "current";
}
