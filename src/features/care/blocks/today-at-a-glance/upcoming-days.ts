import { format } from "date-fns";
import { hoursOfDay, isClosed, type Span } from "~/content/fields/opening-hours/hours-of-day";
import { comingDays, formatTime } from "~/content/fields/opening-hours/opening-hours-lines";
import { formatList } from "~/ui/format-list";
import type { location } from "../../shared/location/table";

/** A day in the next weeks with different opening hours. */
export interface UpcomingDay {
  /** YYYY-MM-DD. */
  isoDate: string;
  /** "Thursday, November 26". */
  date: string;
  title: string;
  text: string;
  href: string;
}

const DAYS_AHEAD = 21;
const MAX_DAYS = 3;

type Place = Pick<typeof location.$inferSelect, "slug" | "name" | "openingHours">;

/**
 * Days with different hours in the next three weeks, soonest first, at most three: holidays that close locations or
 * shorten their day, and extra hours in some weeks only, such as an evening clinic.
 */
export function upcomingDays(places: readonly Place[], now: Date, timeZone: string): UpcomingDay[] {
  const withHours = places.filter((place) => !place.openingHours.always);
  return comingDays(now, timeZone, DAYS_AHEAD)
    .flatMap((day) => [...holidayOf(withHours, day), ...extraHoursOf(withHours, day)])
    .slice(0, MAX_DAYS);
}

type Day = ReturnType<typeof comingDays>[number];

function holidayOf(places: readonly Place[], day: Day): UpcomingDay[] {
  const affected = places.flatMap((place) => {
    const { holiday, spans } = hoursOfDay(place.openingHours, day);
    return holiday
      ? [{ place, name: holiday.name, times: isClosed(holiday) ? "closed" : formatSpans(spans) }]
      : [];
  });
  const [first] = affected;
  if (!first) return [];
  const alike = affected.every((one) => one.times === first.times);
  const placeNames =
    affected.length === places.length ? "All clinics" : formatList(affected.map((one) => one.place.name));
  const one = affected.length === 1 && places.length > 1;
  const hours = first.times === "closed" ? "closed" : `open ${first.times}`;
  const text = alike ? `${placeNames} ${one ? "is" : "are"} ${hours}.` : `${placeNames} have other hours.`;
  const href = affected.length === 1 ? `/location/${first.place.slug}` : "/specialties-and-locations";
  return [{ ...dated(day), title: first.name, text, href }];
}

/** Hours of a rule such as "first Wednesday", unless a holiday replaces them. */
function extraHoursOf(places: readonly Place[], day: Day): UpcomingDay[] {
  return places.flatMap(({ slug, name, openingHours }) =>
    openingHours.weekly
      .filter((span) => span.nth)
      .flatMap((span) => {
        const { spans, holiday } = hoursOfDay({ ...openingHours, weekly: [span] }, day);
        if (spans.length === 0 || holiday) return [];
        const title = span.note || "Extra hours";
        return [{ ...dated(day), title, text: `${name}, ${formatSpans(spans)}.`, href: `/location/${slug}` }];
      }),
  );
}

function dated(day: Day) {
  return { isoDate: format(day, "yyyy-MM-dd"), date: format(day, "EEEE, MMMM d") };
}

function formatSpans(spans: Span[]): string {
  return spans.map((span) => `${formatTime(span.opens)} to ${formatTime(span.closes)}`).join(" and ");
}
