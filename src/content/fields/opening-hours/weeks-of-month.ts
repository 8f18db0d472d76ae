import { integer } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "../field";
import { stored } from "../stored";
import { ORDINALS } from "./opening-hours-lines";

/** Which weeks of a month, in order: 1 for the first, to 5 for the fifth. None means each of them. */
export function weeksOfMonth(options: FieldOptions) {
  return stored(
    field<number[]>("WEEKS_OF_MONTH", options, {
      schema: z
        .array(z.int().min(1).max(ORDINALS.length))
        .transform((weeks) => [...new Set(weeks)].sort((a, b) => a - b)),
      settings: { choices: ORDINALS.map((label, at) => ({ value: String(at + 1), label })) },
      empty: [],
      words: (weeks) => weeks.map((week) => ORDINALS[week - 1] ?? "").join(", "),
    }),
    () => integer().array().notNull().default([]),
  );
}
