const format = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** Formats "2026-11-12" as "November 12, 2026": a calendar day, the same in every time zone. */
export function formatDay(isoDate: string): string {
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
