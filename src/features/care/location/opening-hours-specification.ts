import { format } from "date-fns";
import { type OpeningHours, WEEKDAYS } from "~/content/fields/opening-hours/field";
import { hoursOfDay } from "~/content/fields/opening-hours/hours-of-day";
import { comingDays, WEEKDAY_NAMES } from "~/content/fields/opening-hours/opening-hours-lines";

/** schema.org's OpeningHoursSpecification. Times are local to the location, `HH:MM`. */
export interface OpeningHoursSpecification {
  "@type": "OpeningHoursSpecification";
  dayOfWeek?: string[];
  opens: string;
  closes: string;
  /** If present, replaces the weekly hours on these days only; `YYYY-MM-DD`. */
  validFrom?: string;
  validThrough?: string;
}

/**
 * The hours for search engines: the week, then the exceptions of the coming year (holidays, "first Wednesday"). By
 * schema.org's convention, a closed day opens and closes at 00:00, and a location that never closes has 00:00 to 23:59.
 */
export function openingHoursSpecification(
  hours: OpeningHours,
  now: Date,
  timeZone: string,
): OpeningHoursSpecification[] {
  const type = { "@type": "OpeningHoursSpecification" } as const;
  if (hours.always) {
    return [
      { ...type, dayOfWeek: WEEKDAYS.map((day) => WEEKDAY_NAMES[day]), opens: "00:00", closes: "23:59" },
    ];
  }
  const everyWeek = { ...hours, weekly: hours.weekly.filter((span) => !span.nth), holidays: [] };
  const week = everyWeek.weekly.map(({ days, opens, closes }) => ({
    ...type,
    dayOfWeek: days.map((day) => WEEKDAY_NAMES[day]),
    opens,
    closes,
  }));
  const exceptions = comingDays(now, timeZone).flatMap((day) => {
    const { spans } = hoursOfDay(hours, day);
    if (JSON.stringify(spans) === JSON.stringify(hoursOfDay(everyWeek, day).spans)) return [];
    const date = format(day, "yyyy-MM-dd");
    const shown = spans.length > 0 ? spans : [{ opens: "00:00", closes: "00:00" }];
    return shown.map((span) => ({ ...type, ...span, validFrom: date, validThrough: date }));
  });
  return [...week, ...exceptions];
}
