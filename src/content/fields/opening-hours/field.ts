import { jsonb } from "drizzle-orm/pg-core";
import { z } from "zod";
import { MAX_LINE_LENGTH, MAX_NAME_LENGTH } from "~/platform/isomorphic/limits";
import { type FieldOptions, field } from "../field";
import { stored } from "../stored";

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time as HH:MM, such as 09:30.");
const monthDay = z.strictObject({ month: z.int().min(1).max(12), day: z.int().min(1).max(31) });
const nthWeekday = z.strictObject({
  month: z.int().min(1).max(12),
  weekday: z.enum(WEEKDAYS),
  nth: z.int().min(-1).max(5),
});
const isOrdered = (span: { opens: string; closes: string }) => span.opens < span.closes;

/** A weekly period: on these weekdays, or (`nth`) only on the first, second … such weekday of a month. */
const weeklySpan = z
  .strictObject({
    days: z.array(z.enum(WEEKDAYS)).min(1),
    opens: time,
    closes: time,
    nth: z.array(z.int().min(1).max(5)).optional(),
    note: z.string().trim().max(MAX_LINE_LENGTH).optional(),
  })
  .refine(isOrdered, "The closing time must be after the opening time on the same day.");

/** A day of the year with other hours; `nth` -1 is the last such weekday of the month. */
const holiday = z.union([
  z.strictObject({
    name: z.string().min(1).max(MAX_NAME_LENGTH),
    on: z.union([monthDay, nthWeekday]),
    closed: z.literal(true),
  }),
  z
    .strictObject({
      name: z.string().min(1).max(MAX_NAME_LENGTH),
      on: z.union([monthDay, nthWeekday]),
      opens: time,
      closes: time,
    })
    .refine(isOrdered, "The closing time must be after the opening time on the same day."),
]);

const schema = z.strictObject({
  always: z.boolean(),
  weekly: z.array(weeklySpan).max(30),
  holidays: z.array(holiday).max(40),
});

/** Weekly and holiday hours in the hospital's time zone. `always` means around the clock, including holidays. */
export type OpeningHours = z.infer<typeof schema>;
export type Holiday = z.infer<typeof holiday>;

const NONE: OpeningHours = { always: false, weekly: [], holidays: [] };

export function openingHours(options: FieldOptions) {
  return stored(
    field<OpeningHours>("OPENING_HOURS", options, {
      schema,
      empty: NONE,
      isEmpty: (hours) => !hours.always && hours.weekly.length === 0,
    }),
    () => jsonb().$type<OpeningHours>().notNull().default(NONE),
  );
}
