import ical, { ICalCalendarMethod } from "ical-generator";
import type { ComingStop } from "./coming-stops";

/** Refresh interval for subscribed calendars, in seconds. */
const REFRESH_SECONDS = 3_600;

/** Stops of the mobile unit as a calendar file (RFC 5545). The UID of an entry never changes. */
export function stopCalendar(stops: readonly ComingStop[], hospitalName: string): string {
  return ical({
    name: `Mobile unit of ${hospitalName}`,
    prodId: { company: "Openward", product: "Mobile unit", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: stops.map(({ id, town, place, services, note, startsAt, endsAt, updatedAt }) => ({
      id,
      start: startsAt,
      end: endsAt,
      stamp: updatedAt,
      lastModified: updatedAt,
      summary: `Mobile unit in ${town}`,
      location: `${place}, ${town}`,
      description: [services.join(", "), note].filter(Boolean).join("\n\n"),
    })),
  }).toString();
}
