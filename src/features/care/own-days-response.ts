import { z } from "@hono/zod-openapi";
import { WEEKDAYS } from "~/content/fields/opening-hours/field";

/** On which days a provider is at a place, as the API returns it. */
export const ownDaysResponse = {
  days: z
    .array(z.enum(WEEKDAYS))
    .describe("The days on which they are there; if empty, every day that it is open."),
  weeks: z
    .array(z.int())
    .describe("On which of these days of a month: 1 for the first; if empty, on each of them."),
  daysLabel: z
    .string()
    .describe("The same in words, “Tuesdays only” or “First and third Friday of the month”, or empty."),
};
