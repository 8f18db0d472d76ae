import { TZDate } from "@date-fns/tz";
import { format, isValid } from "date-fns";

/**
 * The value of a `datetime-local` control for an instant.
 * @param iso the instant, ISO 8601 with offset
 * @returns local time in the zone, `2026-03-08T08:00`; empty for an invalid instant
 */
export function localFromInstant(iso: string, timeZone: string): string {
  const at = new TZDate(iso, timeZone);
  return isValid(at) ? format(at, "yyyy-MM-dd'T'HH:mm") : "";
}

/** The instant, ISO 8601 in UTC, of a local time in the zone; null for an empty or incomplete control. */
export function instantFromLocal(local: string, timeZone: string): string | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(local)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts;
  const at = new TZDate(year, month - 1, day, hour, minute, timeZone);
  return isValid(at) ? new Date(at.getTime()).toISOString() : null;
}
