/** ISO 8601 with an offset. The local time is before the offset. */
const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/**
 * The local period between two ISO 8601 times with offsets: "Saturday January 16, 2027 | 9:00 AM to 4:00 PM". Empty if
 * they are invalid.
 */
export function formatSpan(startDate: string, endDate: string): string {
  const [starts, ends] = [wallClock(startDate), wallClock(endDate)];
  if (!starts || !ends) return "";
  const sameDay = startDate.slice(0, 10) === endDate.slice(0, 10);
  return `${formatDateTime(starts)} to ${sameDay ? timeOf(ends) : formatDateTime(ends)}`;
}

function wallClock(instant: string): Date | undefined {
  const [, day, time] = WALL_CLOCK.exec(instant) ?? [];
  if (!day) return undefined;
  const date = new Date(`${day}T${time}:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function formatDateTime(date: Date): string {
  const say = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleString("en-US", { ...options, timeZone: "UTC" });
  const day = say({ month: "long", day: "numeric", year: "numeric" });
  return `${say({ weekday: "long" })} ${day} | ${timeOf(date)}`;
}

const timeOf = (date: Date) =>
  date
    .toLocaleString("en-US", { hour: "numeric", minute: "2-digit", timeZone: "UTC" })
    .replace("\u202f", " ");
