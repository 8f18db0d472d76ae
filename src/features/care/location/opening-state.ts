import { TZDate } from "@date-fns/tz";
import { addDays, differenceInCalendarDays, format, startOfDay } from "date-fns";
import type { OpeningHours } from "~/content/fields/opening-hours/field";
import { hoursOfDay, isClosed, type Span } from "~/content/fields/opening-hours/hours-of-day";

/** The opening state of a location at one moment, as text. */
export interface OpeningState {
  isOpen: boolean;
  /** "Open now", "Open 24 hours", "Closed", "Closed today for Thanksgiving Day". */
  status: string;
  /** "closes 5:00 PM", "opens Monday 8:00 AM"; empty if unknown. */
  detail: string;
  /** `status` and `detail` in one line: "Open now - closes 5:00 PM". */
  label: string;
  /** Until when this is valid: the next opening or closing, at most the hospital's next midnight. */
  until: Date;
}

export interface Operating {
  openingHours: OpeningHours;
  status: "open" | "limited" | "closed";
}

interface OpenSpan {
  opens: Date;
  closes: Date;
}

/** The text of an opening state, in one language or context. */
interface Wording {
  open: string;
  /** @param time of the end of the state, "5:00 PM" */
  closes(time: string): string;
  closed: string;
  /** @param moment at which the next state begins, "Monday 8:00 AM" */
  opens(moment: string): string;
}

const PLACE_WORDING: Wording = {
  open: "Open now",
  closes: (time) => `closes ${time}`,
  closed: "Closed",
  opens: (moment) => `opens ${moment}`,
};

/** Enough for rules such as "first Monday" and for a year of holidays. */
const DAYS_AHEAD = 400;

/**
 * Computes the opening state at `now` from weekly hours, holidays, and operating status.
 *
 * Hours are local times in `timeZone` (IANA name). On a day that skips an hour, a time that does not exist is an hour
 * later. On a day that repeats an hour, a time in it means the first occurrence.
 */
export function openingState(
  { openingHours, status }: Operating,
  now: Date,
  timeZone: string,
  wording: Wording = PLACE_WORDING,
): OpeningState {
  const today = startOfDay(new TZDate(now, timeZone));
  const midnight = firstMomentAfter(now, today);
  if (status === "closed") return stateWith(false, "Closed for now", "", midnight);
  const limited = status === "limited" ? ", limited services" : "";
  if (openingHours.always) return stateWith(true, `Open 24 hours${limited}`, "", midnight);

  const { spans, holiday } = hoursOfDay(openingHours, today);
  const current = onClock(spans, today).find((span) => span.opens <= now && now < span.closes);
  if (current) {
    const reason = holiday ? ` for ${holiday.name}` : "";
    return stateWith(
      true,
      `${wording.open}${limited}`,
      `${wording.closes(clockTime(current.closes, timeZone))}${reason}`,
      earlier(current.closes, midnight),
    );
  }
  const next = nextOpening(openingHours, now, today);
  const closed = holiday && isClosed(holiday) ? `Closed today for ${holiday.name}` : wording.closed;
  if (!next) return stateWith(false, closed, "call before you come", midnight);
  return stateWith(false, closed, wording.opens(moment(next, today)), earlier(next, midnight));
}

/** The first opening after `now`; undefined if there is none within a year. */
function nextOpening(hours: OpeningHours, now: Date, today: TZDate): TZDate | undefined {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const next = onClock(hoursOfDay(hours, day).spans, day).find((span) => span.opens > now);
    if (next) return new TZDate(next.opens, today.timeZone);
  }
  return undefined;
}

/** The periods of a day as instants. Omits a period that a clock change skips entirely. */
function onClock(spans: Span[], day: TZDate): OpenSpan[] {
  const at = (time: string) =>
    new TZDate(
      day.getFullYear(),
      day.getMonth(),
      day.getDate(),
      Number(time.slice(0, 2)),
      Number(time.slice(3)),
      day.timeZone ?? "UTC",
    );
  return spans
    .map((span) => ({ opens: at(span.opens), closes: at(span.closes) }))
    .filter((span) => span.opens < span.closes);
}

/** "1:00 PM" today, "Monday 8:00 AM" within a week, "Wednesday, December 2, 5:00 PM" later. */
function moment(opening: TZDate, today: TZDate): string {
  const days = differenceInCalendarDays(opening, today);
  if (days === 0) return format(opening, "h:mm a");
  return format(opening, days < 7 ? "EEEE h:mm a" : "EEEE, MMMM d, h:mm a");
}

function clockTime(instant: Date, timeZone: string): string {
  return format(new TZDate(instant, timeZone), "h:mm a");
}

/** The start of the day after `today`. Always later than `now`. */
export function firstMomentAfter(now: Date, today: TZDate): Date {
  const midnight = startOfDay(addDays(today, 1));
  // If clocks go back past midnight, the day's first hour occurs twice.
  return new Date(midnight > now ? midnight.getTime() : addDays(midnight, 1).getTime());
}

function earlier(a: Date, b: Date): Date {
  return new Date(Math.min(a.getTime(), b.getTime()));
}

function stateWith(isOpen: boolean, status: string, detail: string, until: Date): OpeningState {
  return { isOpen, status, detail, label: detail ? `${status} - ${detail}` : status, until };
}
