import { TZDate } from "@date-fns/tz";
import { addDays, format, startOfDay } from "date-fns";
import type { OpeningHours } from "~/content/fields/opening-hours/field";
import { fallsOn } from "~/content/fields/opening-hours/hours-of-day";
import { formatDays, formatMonthlyDays } from "~/content/fields/opening-hours/opening-hours-lines";
import { firstMomentAfter, type OpeningState, type Operating, openingState } from "../location/opening-state";
import type { OwnDays } from "../shared/provider/provider-card";

/** The longest time between two fifth weekdays, which not every month has: from a November to the March after it. */
const DAYS_AHEAD = 119;

/**
 * "Tuesdays only", "Monday to Thursday only", "First and third Friday of the month"; empty for every day that the place is
 * open.
 */
export function daysLabel({ days, weeks }: OwnDays): string {
  if (days.length === 0) return "";
  return weeks.length > 0 ? formatMonthlyDays(days, weeks) : `${formatDays(days, "s")} only`;
}

/**
 * Whether a provider can be seen at a place now: by its hours and, where the provider is there on some days only, on
 * these days.
 * @param timeZone IANA name of the zone that hours and days are in
 */
export function openingAt(place: Operating, own: OwnDays, now: Date, timeZone: string): OpeningState {
  if (own.days.length === 0 || place.status === "closed") return openingState(place, now, timeZone);
  if (place.openingHours.always) return byDayAlone(own, now, timeZone);
  const openingHours = onlyOn(place.openingHours, own);
  return openingState({ openingHours, status: place.status }, now, timeZone, {
    open: "Here today",
    closes: (time) => `open until ${time}`,
    closed: "Not here now",
    opens: (moment) => `next ${moment}`,
  });
}

/** The weekly hours that are on the provider's days, in the weeks that both name. Holidays stay. */
function onlyOn(hours: OpeningHours, own: OwnDays): OpeningHours {
  const weekly = hours.weekly
    .map((span) => ({
      ...span,
      days: span.days.filter((day) => own.days.includes(day)),
      nth: weeksOfBoth(span.nth, own.weeks),
    }))
    .filter(({ days, nth }) => days.length > 0 && nth?.length !== 0);
  return { ...hours, weekly };
}

/** @param nth of weekly hours; undefined for each week, as no `weeks` are */
function weeksOfBoth(nth: number[] | undefined, weeks: number[]): number[] | undefined {
  if (weeks.length === 0) return nth;
  return nth?.filter((week) => weeks.includes(week)) ?? weeks;
}

/** At a place that never closes, the day is all that is known. */
function byDayAlone({ days, weeks }: OwnDays, now: Date, timeZone: string): OpeningState {
  const own = { days, nth: weeksOfBoth(undefined, weeks) };
  const today = startOfDay(new TZDate(now, timeZone));
  const until = firstMomentAfter(now, today);
  if (fallsOn(own, today))
    return { isOpen: true, status: "Here today", detail: "", label: "Here today", until };
  const coming = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead + 1));
  const next = coming.find((day) => fallsOn(own, day));
  const isSoon = next && next < addDays(today, 7);
  const detail = next ? `next ${format(next, isSoon ? "EEEE" : "EEEE, MMMM d")}` : "";
  return { isOpen: false, status: "Not here today", detail, label: `Not here today - ${detail}`, until };
}
