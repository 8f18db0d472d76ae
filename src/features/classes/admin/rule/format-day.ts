/** YYYY-MM-DD as "Tue, Jan 12, 2027". */
export function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T12:00:00Z`));
}
