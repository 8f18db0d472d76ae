import { z } from "@hono/zod-openapi";
import { WEEKDAYS, type Weekday } from "~/content/fields/opening-hours/field";
import { daysLabel } from "./provider/opening-at";
import type { ProviderDays } from "./shared/provider/provider-card";

const days = z.array(z.enum(WEEKDAYS));

/** The days on which a provider is at a location, in API responses. */
export const providerDaysResponse = {
  days: days.describe("The days on which they are there; if empty, every day that it is open."),
  weeks: z
    .array(z.int())
    .describe(
      "On which of these days of a month: 1 for the first; if empty, on each of them, unless daysInWeeks says otherwise.",
    ),
  daysInWeeks: z
    .array(z.object({ days, weeks: z.array(z.int()) }))
    .describe("The days by the weeks of a month in which they are there; no weeks for each week."),
  daysLabel: z
    .string()
    .describe("The same in words, “Tuesdays only” or “First and third Friday of the month”, or empty."),
};

/** Converts days for a response. `weeks` is set if all days have the same weeks. */
export function daysForResponse(providerDays: ProviderDays) {
  const named = new Set<Weekday>(providerDays.flatMap((one) => one.days));
  return {
    days: WEEKDAYS.filter((day) => named.has(day)),
    weeks: providerDays.length === 1 ? (providerDays[0]?.weeks ?? []) : [],
    daysInWeeks: providerDays,
    daysLabel: daysLabel(providerDays),
  };
}
