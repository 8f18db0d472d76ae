import { formatDates } from "~/content/values/format-dates";
import { leafOf } from "~/content/values/leaf-of";
import type { ComingStop } from "./coming-stops";

export interface StopItem {
  id: string;
  town: string;
  place: string;
  /** The hours as text. */
  when: string;
  services: string[];
  note: string;
  /** The address of the calendar file. */
  icsHref: string;
  month: string;
  day: string;
}

export function stopItem(stop: ComingStop, timeZone: string): StopItem {
  const { id, town, place, services, note } = stop;
  return {
    id,
    town,
    place,
    services,
    note,
    when: formatDates(stop, timeZone),
    icsHref: `/mobile-unit/${id}.ics`,
    ...leafOf(stop.startsAt, timeZone),
  };
}
