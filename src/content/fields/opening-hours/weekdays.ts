import { text } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "../field";
import { stored } from "../stored";
import { WEEKDAYS, type Weekday } from "./field";
import { WEEKDAY_NAMES } from "./opening-hours-lines";

/** Days of the week, each at most once, Monday first. */
export function weekdays(options: FieldOptions) {
  return stored(
    field<Weekday[]>("WEEKDAYS", options, {
      schema: z.array(z.enum(WEEKDAYS)).transform((days) => WEEKDAYS.filter((day) => days.includes(day))),
      settings: { choices: WEEKDAYS.map((day) => ({ value: day, label: WEEKDAY_NAMES[day] })) },
      empty: [],
      words: (days) => days.map((day) => WEEKDAY_NAMES[day]).join(", "),
    }),
    () => text().array().$type<Weekday[]>().notNull().default([]),
  );
}
