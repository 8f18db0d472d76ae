import { formatDates } from "~/content/values/format-dates";
import { leafOf } from "~/content/values/leaf-of";
import type { OccasionItem } from "../shared/occasion-item";
import type { CalendarEvent } from "./upcoming-events";

/** The list item of an event. */
export function eventItem(event: CalendarEvent, timeZone: string): OccasionItem {
  const { id, slug, title, place } = event;
  const when = formatDates(event, timeZone);
  return {
    id,
    href: `/events/${slug}`,
    title,
    when,
    where: place,
    facts: [],
    ...leafOf(event.startsAt, timeZone),
  };
}
