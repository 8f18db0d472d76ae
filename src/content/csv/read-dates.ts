import { TZDate } from "@date-fns/tz";
import { format, isValid, parse } from "date-fns";
import type { CellReading } from "./cell-reading";

/**
 * Days as spreadsheets and people in the United States write them, and ISO 8601. Two digits mean a year of this
 * century.
 */
const DAYS = [
  "yyyy-MM-dd",
  "M/d/yyyy",
  "M/d/yy",
  "M-d-yyyy",
  "M.d.yyyy",
  "MMM d, yyyy",
  "MMMM d, yyyy",
  "MMM d yyyy",
  "MMMM d yyyy",
  "d MMM yyyy",
  "d MMMM yyyy",
  "EEEE, MMMM d, yyyy",
];
const TIMES = ["HH:mm", "HH:mm:ss", "h:mm a", "h:mma", "h a", "ha", "h:mm:ss a"];
/** Longer texts are not dates, and matching them takes a long time. */
const MAX_LENGTH = 60;
const OFFSET = /T.*(Z|[+-]\d{2}:?\d{2})$/;

/** @returns YYYY-MM-DD, or null for an empty cell */
export function readDate(text: string): CellReading {
  if (text === "") return { value: null };
  const day = parsed(
    text.slice(0, MAX_LENGTH + 1).replace(/[T ]0{1,2}:00(:00)?.*$/, ""),
    DAYS,
    new Date(2000, 0, 1),
  );
  if (day) return { value: format(day, "yyyy-MM-dd") };
  return { problem: `Write a date such as 11/20/2026 or 2026-11-20, not “${text}”.` };
}

/** @returns HH:MM, or null for an empty cell */
export function readTime(text: string): CellReading {
  if (text === "") return { value: null };
  const time = parsed(
    text
      .slice(0, MAX_LENGTH + 1)
      .replaceAll(".", "")
      .toUpperCase(),
    TIMES,
    new Date(2000, 0, 1),
  );
  if (time) return { value: format(time, "HH:mm") };
  return { problem: `Write a time such as 9:30 AM or 09:30, not “${text}”.` };
}

/** @returns an instant in ISO 8601, or null for an empty cell. A day alone begins at midnight. */
export function readDateTime(text: string, timeZone: string): CellReading {
  if (text === "") return { value: null };
  if (text.length <= MAX_LENGTH && OFFSET.test(text) && !Number.isNaN(Date.parse(text)))
    return { value: new Date(text).toISOString() };
  const both = DAYS.flatMap((day) => TIMES.map((time) => `${day} ${time}`));
  const plain = text.replace(/^(\d{4}-\d\d-\d\d)T/, "$1 ").replace(/\b([ap])\.?m\.?$/i, "$1m");
  const local = parsed(plain, [...both, ...DAYS], new Date(2000, 0, 1));
  if (!local) return { problem: `Write a date with a time such as 11/20/2026 9:30 AM, not “${text}”.` };
  const zoned = new TZDate(
    local.getFullYear(),
    local.getMonth(),
    local.getDate(),
    local.getHours(),
    local.getMinutes(),
    timeZone,
  );
  return { value: new Date(zoned.getTime()).toISOString() };
}

/** Parses in the machine's time zone. Callers must read only the local fields of the result. */
function parsed(text: string, formats: readonly string[], base: Date): Date | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  for (const one of formats) {
    const date = parse(text, one, base);
    if (isValid(date) && date.getFullYear() >= 1000) return date;
  }
  return undefined;
}
