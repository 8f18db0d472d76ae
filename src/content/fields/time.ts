import { text } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "./field";
import { nullUnless, stored } from "./stored";

/** A time of day in the hospital's time zone, HH:MM, or null if not set. */
export function time<Required extends boolean = false>(options: FieldOptions<Required>) {
  return stored(
    field<string | null>("TIME", options, {
      schema: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time as HH:MM, such as 09:30.")
        .nullable(),
      empty: null,
      words: (value) => value ?? "",
    }),
    () => nullUnless(options.required, text()),
  );
}
