import { TZDate } from "@date-fns/tz";
import { addDays, startOfDay } from "date-fns";
import type { OpeningHours, Weekday } from "~/content/fields/opening-hours/field";
import { weekdayOf } from "~/content/fields/opening-hours/hours-of-day";
import { formatDays, WEEKDAY_NAMES } from "~/content/fields/opening-hours/opening-hours-lines";
import { firstMomentAfter, type OpeningState, type Operating, openingState } from "../location/opening-state";

/** "Tuesdays only", "Monday to Thursday only"; empty for every day that the place is open. */
export function daysLabel(days: readonly Weekday[]): string {
  return days.length > 0 ? `${formatDays(days, "s")} only` : "";
}

/**
 * Whether a provider can be seen at a place now: by its hours and, where the provider is there on some days only, on
 * these days.
 * @param days none where they are there on every day that the place is open
 * @param timeZone IANA name of the zone that hours and days are in
 */
export function openingAt(
  place: Operating,
  days: readonly Weekday[],
  now: Date,
  timeZone: string,
): OpeningState {
  if (days.length === 0 || place.status === "closed") return openingState(place, now, timeZone);
  if (place.openingHours.always) return byDayAlone(days, now, timeZone);
  const openingHours = onlyOn(place.openingHours, days);
  return openingState({ openingHours, status: place.status }, now, timeZone, {
    open: "Here today",
    closes: (time) => `open until ${time}`,
    closed: "Not here now",
    opens: (moment) => `next ${moment}`,
  });
}

function onlyOn(hours: OpeningHours, days: readonly Weekday[]): OpeningHours {
  const weekly = hours.weekly
    .map((span) => ({ ...span, days: span.days.filter((day) => days.includes(day)) }))
    .filter((span) => span.days.length > 0);
  return { ...hours, weekly };
}

/** At a place that never closes, the day is all that is known. */
function byDayAlone(days: readonly Weekday[], now: Date, timeZone: string): OpeningState {
  const today = startOfDay(new TZDate(now, timeZone));
  const until = firstMomentAfter(now, today);
  if (days.includes(weekdayOf(today)))
    return { isOpen: true, status: "Here today", detail: "", label: "Here today", until };
  const coming = [1, 2, 3, 4, 5, 6].map((ahead) => weekdayOf(addDays(today, ahead)));
  const next = coming.find((day) => days.includes(day));
  const detail = next ? `next ${WEEKDAY_NAMES[next]}` : "";
  return { isOpen: false, status: "Not here today", detail, label: `Not here today - ${detail}`, until };
}
