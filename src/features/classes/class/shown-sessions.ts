import { formatDates } from "~/content/values/format-dates";
import { zonedInstant } from "~/content/values/zoned-instant";
import { sessionPlace } from "./class-facts";
import type { ClassView } from "./class-views";
import { nextSession } from "./sessions";

/** A session as pages and the API show it. */
export interface ShownSession {
  /** From 1. */
  number: number;
  /** ISO 8601 with the hospital's offset. */
  startsAt: string;
  endsAt: string;
  /** "Wednesday December 30, 2026 | 6:30 PM to 8:30 PM" */
  dates: string;
  place: string;
  /** Whether the place differs from the class's. */
  isElsewhere: boolean;
  isOver: boolean;
  /** Whether it is the first session that is not over. */
  isNext: boolean;
}

/**
 * All sessions of a class, in order.
 * @param timeZone the hospital's IANA time zone
 */
export function shownSessions(view: ClassView, now: Date, timeZone: string): ShownSession[] {
  const next = nextSession(view, now);
  return view.sessions.map((session, at) => ({
    number: at + 1,
    startsAt: zonedInstant(session.startsAt, timeZone),
    endsAt: zonedInstant(session.endsAt, timeZone),
    dates: formatDates(session, timeZone),
    place: sessionPlace(session, view),
    isElsewhere: session.place !== "",
    isOver: session.endsAt <= now,
    isNext: session === next,
  }));
}
