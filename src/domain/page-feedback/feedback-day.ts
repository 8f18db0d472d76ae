/** The day on which an answer counts, in the hospital's time zone, as YYYY-MM-DD. */
export function feedbackDay(now: Date, timeZone: string): string {
  // Sweden's way of writing a date is the one of ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now);
}
