import { TZDate } from "@date-fns/tz";
import { format, isSameDay, isSameYear, parseISO } from "date-fns";

/** "provider", "classes & events" inside a sentence; abbreviations such as "CMU stop" keep their capitals. */
export function lowered(label: string): string {
  return label.replaceAll(/\b[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase());
}

/** "1 provider", "12 providers". */
export function counted(count: number, label: { one: string; many: string }): string {
  return `${count.toLocaleString("en-US")} ${lowered(count === 1 ? label.one : label.many)}`;
}

/** A time, as short as possible: "10:32 AM", "Mon 10:32 AM", "Mar 3", "Mar 3, 2024". */
export function moment(iso: string, timeZone: string, now = Date.now()): string {
  const then = new TZDate(iso, timeZone);
  const today = new TZDate(now, timeZone);
  if (isSameDay(then, today)) return format(then, "h:mm a");
  if (Math.abs(then.getTime() - now) < 6 * 86_400_000) return format(then, "EEE h:mm a");
  return format(then, isSameYear(then, today) ? "MMM d" : "MMM d, yyyy");
}

/** A calendar day (YYYY-MM-DD), the same in every time zone: "Mar 3, 2026". */
export function day(iso: string): string {
  return format(parseISO(iso), "MMM d, yyyy");
}

/** A time in full, for titles and decisions: "Tuesday, March 3, 2026, 10:32 AM". */
export function fullMoment(iso: string, timeZone: string): string {
  return format(new TZDate(iso, timeZone), "EEEE, MMMM d, yyyy, h:mm a");
}

/** "Maria", "Maria and Jon", "Maria, Jon and 2 more". */
export function named(names: readonly string[]): string {
  const [first = "", second, ...more] = names;
  if (second === undefined) return first;
  if (more.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${more.length} more`;
}
