import { TZDate } from "@date-fns/tz";
import { addDays, format, startOfDay } from "date-fns";
import type { OpeningHours } from "~/content/fields/opening-hours/field";
import { fallsOn } from "~/content/fields/opening-hours/hours-of-day";
import {
  EVERY_DAY,
  formatDays,
  formatMonthlyDays,
  ORDINALS,
} from "~/content/fields/opening-hours/opening-hours-lines";
import { firstMomentAfter, type OpeningState, type Operating, openingState } from "../location/opening-state";
import type { DaysInWeeks, ProviderDays } from "../shared/provider/provider-card";

/** The longest time between two fifth weekdays of a month, from a November to the following March. */
const DAYS_AHEAD = 119;

/**
 * "Tuesdays only", "Mondays to Thursdays only", "Every day", "First and third Friday of the month", "Mondays; first Friday of the
 * month". Empty if the provider is there whenever the location is open.
 */
export function daysLabel(providerDays: ProviderDays): string {
  const [first, ...others] = providerDays.map(inWords);
  if (!first) return "";
  const isLimitedByDayAlone = providerDays[0]?.weeks.length === 0 && first !== EVERY_DAY;
  if (others.length === 0) return isLimitedByDayAlone ? `${first} only` : first;
  return [first, ...others.map(withinSentence)].join("; ");
}

function inWords({ days, weeks }: DaysInWeeks): string {
  return weeks.length > 0 ? formatMonthlyDays(days, weeks) : formatDays(days, "s");
}

/** Within a sentence, "First Friday" and "Every day" start with a lower-case letter, but "Mondays" does not. */
function withinSentence(words: string): string {
  const [ordinal = ""] = words.split(/[ ,]/);
  return words === EVERY_DAY || ORDINALS.includes(ordinal)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
}

/**
 * Whether a provider can be seen at a location now: the location is open, and it is one of the provider's days there.
 * @param timeZone IANA name of the zone of the hours and days
 * @returns null if that is unknown: nobody works day and night at a location that never closes
 */
export function openingAt(
  place: Operating,
  providerDays: ProviderDays,
  now: Date,
  timeZone: string,
): OpeningState | null {
  const hasOwnDays = providerDays.length > 0;
  if (place.status === "closed") return openingState(place, now, timeZone);
  if (place.openingHours.always && !hasOwnDays) return null;
  if (!hasOwnDays) return openingState(place, now, timeZone);
  if (place.openingHours.always) return openByDay(providerDays, now, timeZone);
  const openingHours = hoursOnDays(place.openingHours, providerDays);
  return openingState({ openingHours, status: place.status }, now, timeZone, {
    open: "Here today",
    closes: (time) => `open until ${time}`,
    closed: "Not here now",
    opens: (moment) => `back ${moment}`,
  });
}

/** The weekly hours on the provider's days, in weeks that both include. Holidays stay. */
function hoursOnDays(hours: OpeningHours, providerDays: ProviderDays): OpeningHours {
  const weekly = hours.weekly
    .flatMap((span) =>
      providerDays.map(({ days, weeks }) => ({
        ...span,
        days: span.days.filter((day) => days.includes(day)),
        nth: weeksOfBoth(span.nth, weeks),
      })),
    )
    .filter(({ days, nth }) => days.length > 0 && nth?.length !== 0);
  return { ...hours, weekly };
}

/**
 * @param nth of weekly hours; undefined for every week
 * @param weeks of the provider; empty for every week
 */
function weeksOfBoth(nth: number[] | undefined, weeks: number[]): number[] | undefined {
  if (weeks.length === 0) return nth;
  return nth?.filter((week) => weeks.includes(week)) ?? weeks;
}

/** At a location that never closes, only the day is known. */
function openByDay(providerDays: ProviderDays, now: Date, timeZone: string): OpeningState {
  const isOwn = (day: Date) =>
    providerDays.some(({ days, weeks }) => fallsOn({ days, nth: weeksOfBoth(undefined, weeks) }, day));
  const today = startOfDay(new TZDate(now, timeZone));
  const until = firstMomentAfter(now, today);
  if (isOwn(today)) return { isOpen: true, status: "Here today", detail: "", label: "Here today", until };
  const coming = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead + 1));
  const next = coming.find(isOwn);
  const isSoon = next && next < addDays(today, 7);
  const detail = next ? `back ${format(next, isSoon ? "EEEE" : "EEEE, MMMM d")}` : "";
  return { isOpen: false, status: "Not here today", detail, label: `Not here today - ${detail}`, until };
}
