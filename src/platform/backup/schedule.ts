import { TZDate } from "@date-fns/tz";
import { addDays } from "date-fns";

/** A time of day, every day. */
export interface DailyTime {
  /** HH:MM */
  time: string;
  /** An IANA name. */
  timeZone: string;
}

/** The most recent occurrence of that time, up to and including now. */
export function lastDue(now: Date, daily: DailyTime): Date {
  const today = atTime(now, daily, 0);
  return today <= now ? today : atTime(now, daily, -1);
}

/** The next occurrence of that time, after now. */
export function nextDue(now: Date, daily: DailyTime): Date {
  const today = atTime(now, daily, 0);
  return today > now ? today : atTime(now, daily, 1);
}

/** If clocks skip that time, the hour after it. */
function atTime(now: Date, { time, timeZone }: DailyTime, days: number): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const local = addDays(new TZDate(now, timeZone), days);
  local.setHours(hours, minutes, 0, 0);
  return new Date(+local);
}
