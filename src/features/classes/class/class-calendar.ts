import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { MailIdentity } from "~/features/settings/shared/mail/mail-identity";
import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { classCost, classDates, classPlace } from "./class-facts";
import type { ClassView } from "./class-views";

export interface CalendarSurroundings {
  /** Scheme and host of the site. */
  origin: string;
  /** The hospital's name and email address: calendars match a cancellation to its entry by them (RFC 5546). */
  organizer: Pick<MailIdentity, "name" | "email">;
  /** IANA name. Times are written in UTC, and calendars show them in their own zone. */
  timeZone: string;
}

const PRODUCT = { company: "Openward", product: "Classes", language: "EN" };

/** Refresh interval for subscribed calendars, in seconds. */
const ASK_AGAIN_AFTER = 3_600;

/**
 * Classes as a calendar file (RFC 5545). An entry keeps its UID forever, so a calendar updates it instead of adding
 * another. Contains nothing personal.
 */
export function classCalendar(classes: readonly ClassView[], surroundings: CalendarSurroundings): string {
  return ical({
    name: `Classes of ${surroundings.organizer.name}`,
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASK_AGAIN_AFTER,
    events: classes.map((view) => calendarEntry(view, surroundings)),
  }).toString();
}

/**
 * Cancels the entry of a class in one person's calendar (RFC 5546, CANCEL). The class itself may still take place.
 * @param at when the registration ended: calendars ignore a cancellation that is older than their entry
 */
export function calendarCancellation(view: ClassView, at: Date, surroundings: CalendarSurroundings): string {
  const entry = calendarEntry(view, surroundings);
  return ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.CANCEL,
    events: [
      {
        ...entry,
        stamp: at,
        sequence: Math.max(entry.sequence, calendarSequence(at)) + 1,
        status: ICalEventStatus.CANCELLED,
      },
    ],
  }).toString();
}

function calendarEntry(view: ClassView, { origin, organizer, timeZone }: CalendarSurroundings) {
  const { id, slug, title, body, startsAt, endsAt, updatedAt, cancelledAt, location, category } = view;
  const url = `${origin}/classes/${slug}`;
  const changed = cancelledAt && cancelledAt > updatedAt ? cancelledAt : updatedAt;
  const street = location && `${location.addressLine1}, ${location.addressCity}, ${location.addressState}`;
  return {
    id,
    start: startsAt,
    end: endsAt,
    organizer: organizer.email ? { name: organizer.name, email: organizer.email } : null,
    stamp: changed,
    lastModified: changed,
    sequence: calendarSequence(changed),
    summary: title,
    description: [classDates(view, timeZone), classCost(view), richTextToPlain(body), url]
      .filter(Boolean)
      .join("\n\n"),
    location: [classPlace(view), street].filter(Boolean).join(", "),
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url,
    categories: category ? [{ name: category.name }] : undefined,
  };
}

/** Increases with every change of a class (seconds since 2020): calendars ignore a lower number. */
function calendarSequence(changedAt: Date): number {
  return Math.max(0, Math.floor((changedAt.getTime() - Date.UTC(2020, 0, 1)) / 1_000));
}
