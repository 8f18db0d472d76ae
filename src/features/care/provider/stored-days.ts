import { WEEKDAYS, type Weekday } from "~/content/fields/opening-hours/field";
import type { DaysInWeeks, ProviderDays } from "../shared/provider/provider-card";
import type { StoredDay } from "../shared/provider/table";

/** The columns for days in a published row. */
interface StoredDays {
  days: StoredDay[];
  weeks: number[];
}

/** The column values for days: one entry for each day and week. */
export function storedDays(providerDays: ProviderDays): StoredDays {
  const days = providerDays.flatMap(({ days, weeks }) =>
    days.flatMap((day): StoredDay[] =>
      weeks.length === 0 ? [day] : weeks.map((week): StoredDay => `${week}${day}`),
    ),
  );
  return { days, weeks: [] };
}

/** The days of a published row. Groups those in the same weeks, from Monday to Sunday. */
export function readDays({ days, weeks }: StoredDays): ProviderDays {
  const byWeeks = new Map<string, DaysInWeeks>();
  for (const day of WEEKDAYS) {
    const weeksOfDay = weeksOf(days, day);
    if (!weeksOfDay) continue;
    // In rows from before each day had its own weeks, `weeks` applies to all days.
    const inWeeks = weeksOfDay.length === 0 ? weeks : weeksOfDay;
    const known = byWeeks.get(String(inWeeks));
    if (known) known.days.push(day);
    else byWeeks.set(String(inWeeks), { days: [day], weeks: inWeeks });
  }
  return [...byWeeks.values()];
}

/** The weeks of the month in which a day occurs. Empty for every week; undefined if it does not occur. */
function weeksOf(stored: readonly StoredDay[], day: Weekday): number[] | undefined {
  if (stored.includes(day)) return [];
  const weeks = stored.filter((one) => one.endsWith(day)).map(Number.parseFloat);
  return weeks.length > 0 ? [...new Set(weeks)].sort((a, b) => a - b) : undefined;
}
