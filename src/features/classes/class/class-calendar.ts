import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { MailIdentity } from "~/features/settings/shared/mail/mail-identity";
import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { classCost, classDates, sessionPlace } from "./class-facts";
import type { ClassView } from "./class-views";
import type { ClassSession } from "./sessions";

export interface CalendarSurroundings {
  /** The origin of the site, such as "https://hospital.example". */
  origin: string;
  /** The hospital's name and email address. Calendars match a cancellation to its entry by the organizer (RFC 5546). */
  organizer: Pick<MailIdentity, "name" | "email">;
  /** IANA name. Times are written in UTC; calendars show them in the reader's time zone. */
  timeZone: string;
}

const PRODUCT = { company: "Openward", product: "Classes", language: "EN" };

/** Refresh interval for subscribed calendars, in seconds. */
const REFRESH_SECONDS = 3_600;

/**
 * A class as a calendar file (RFC 5545), with one entry per session. The UID of an entry never changes, so calendars
 * update it instead of adding another. Contains no personal data. The file has no calendar name, because Outlook would
 * open a file with a name as a separate calendar.
 * @param notBefore the earliest time of change to write, for a person who canceled before and has a seat again
 */
export function classCalendar(
  view: ClassView,
  surroundings: CalendarSurroundings,
  notBefore = new Date(0),
): string {
  return ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    events: calendarEntries(view, surroundings).map((entry) => ({
      ...entry,
      stamp: entry.stamp > notBefore ? entry.stamp : notBefore,
      sequence: Math.max(entry.sequence, calendarSequence(notBefore)),
    })),
  }).toString();
}

/** Classes as a calendar to subscribe to, with the same entries. */
export function classFeed(classes: readonly ClassView[], surroundings: CalendarSurroundings): string {
  return ical({
    name: `Classes of ${surroundings.organizer.name}`,
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: classes.flatMap((view) => calendarEntries(view, surroundings)),
  }).toString();
}

/**
 * Cancels the entries of a class in one person's calendar (RFC 5546, CANCEL). The class itself may still take place.
 * @param at when the registration ended; calendars ignore a cancellation that is older than their entry
 * @param keptSessions how many of the first sessions stay in the calendar, if only later ones were dropped
 */
export function calendarCancellation(
  view: ClassView,
  at: Date,
  surroundings: CalendarSurroundings,
  keptSessions = 0,
): string {
  const entries = calendarEntries(view, surroundings).slice(keptSessions);
  return ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.CANCEL,
    events: entries.map((entry) => ({
      ...entry,
      stamp: at,
      sequence: Math.max(entry.sequence, calendarSequence(at)) + 1,
      status: ICalEventStatus.CANCELLED,
    })),
  }).toString();
}

function calendarEntries(view: ClassView, surroundings: CalendarSurroundings) {
  return view.sessions.map((session, at) => calendarEntry(view, session, at + 1, surroundings));
}

/**
 * The UID of a session's entry. It depends on the number of the session, not on its date, so calendars move the entry
 * when the session moves. The first session has the UID of the class, because entries of classes with one session
 * already have it.
 * @param number from 1
 */
function sessionUid(classId: string, number: number): string {
  return number === 1 ? classId : `${classId}-${number}`;
}

/** @param number of the session, from 1 */
function calendarEntry(
  view: ClassView,
  session: ClassSession,
  number: number,
  { origin, organizer, timeZone }: CalendarSurroundings,
) {
  const { id, slug, title, body, updatedAt, cancelledAt, location, category, sessions } = view;
  const { startsAt, endsAt, place } = session;
  const url = `${origin}/classes/${slug}`;
  const changed = cancelledAt && cancelledAt > updatedAt ? cancelledAt : updatedAt;
  const street =
    !place && location && `${location.addressLine1}, ${location.addressCity}, ${location.addressState}`;
  return {
    id: sessionUid(id, number),
    start: startsAt,
    end: endsAt,
    organizer: organizer.email ? { name: organizer.name, email: organizer.email } : null,
    stamp: changed,
    lastModified: changed,
    sequence: calendarSequence(changed),
    summary: sessions.length > 1 ? `${title} (${number} of ${sessions.length})` : title,
    description: [classDates(view, timeZone), classCost(view), richTextToPlain(body), url]
      .filter(Boolean)
      .join("\n\n"),
    location: [sessionPlace(session, view), street].filter(Boolean).join(", "),
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url,
    categories: category ? [{ name: category.name }] : undefined,
  };
}

/** Seconds since 2020, so that it increases with every change. Calendars ignore an update with a lower sequence. */
function calendarSequence(changedAt: Date): number {
  return Math.max(0, Math.floor((changedAt.getTime() - Date.UTC(2020, 0, 1)) / 1_000));
}
