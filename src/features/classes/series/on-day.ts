import { TZDate } from "@date-fns/tz";
import { addDays, differenceInCalendarDays } from "date-fns";

/** The dates of a class as its record stores them: ISO 8601, or null. */
export interface ClassDates {
  startsAt: string;
  endsAt: string;
  registrationEndsAt: string | null;
  moreSessions: { startsAt: string | null; endsAt: string | null; place: string }[];
}

/**
 * Moves a class's dates to another day. Each keeps its local time of day, even across clock changes, and its distance
 * in days from the start.
 * @param day YYYY-MM-DD
 */
export function onDay(dates: ClassDates, day: string, timeZone: string): ClassDates {
  const start = new TZDate(dates.startsAt, timeZone);
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const moved = (iso: string) => {
    const then = new TZDate(iso, timeZone);
    const to = addDays(new TZDate(year, month - 1, date, timeZone), differenceInCalendarDays(then, start));
    const at = new TZDate(
      to.getFullYear(),
      to.getMonth(),
      to.getDate(),
      then.getHours(),
      then.getMinutes(),
      timeZone,
    );
    return new Date(+at).toISOString();
  };
  return {
    startsAt: moved(dates.startsAt),
    endsAt: moved(dates.endsAt),
    registrationEndsAt: dates.registrationEndsAt && moved(dates.registrationEndsAt),
    moreSessions: dates.moreSessions.map(({ place, ...session }) => ({
      startsAt: session.startsAt && moved(session.startsAt),
      endsAt: session.endsAt && moved(session.endsAt),
      place,
    })),
  };
}

/** The day in that time zone, YYYY-MM-DD. */
export function dayOf(iso: string, timeZone: string): string {
  return new TZDate(iso, timeZone).toISOString().slice(0, 10);
}
