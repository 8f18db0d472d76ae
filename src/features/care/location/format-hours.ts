import type { OpeningHours } from "~/content/fields/opening-hours/field";
import { openingHoursLines } from "~/content/fields/opening-hours/opening-hours-lines";

/** Opening hours as plain text: one line for each rule and upcoming holiday, then the note. */
export function formatHours(hours: OpeningHours, note: string, now: Date, timeZone: string): string {
  const { week, monthly, holidays } = openingHoursLines(hours, now, timeZone);
  return [
    hours.always ? "Every day: open 24 hours" : "",
    ...week.map(({ days, times, notes }) => `${days}: ${[...times, ...notes].join(", ")}`),
    ...monthly.map(({ days, times, note: what }) => `${days}: ${[times, what].filter(Boolean).join(", ")}`),
    ...holidays.map(({ name, date, times }) => `${name}, ${date}: ${times}`),
    note,
  ]
    .filter(Boolean)
    .join("\n");
}
