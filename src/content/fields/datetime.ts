import { timestamp } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "./field";
import { nullUnless, stored } from "./stored";

/** An instant, stored in UTC as ISO 8601; input has an offset. Null if not set. */
export function datetime<Required extends boolean = false>(options: FieldOptions<Required>) {
  return stored(
    field<string | null>("DATETIME", options, {
      schema: z.iso
        .datetime({
          offset: true,
          error: "Enter a date and time with its UTC offset, such as 2026-11-20T09:30:00-06:00.",
        })
        .transform((moment) => new Date(moment).toISOString())
        .nullable(),
      empty: null,
      words: (value) => value ?? "",
    }),
    () => nullUnless(options.required, timestamp({ withTimezone: true })),
    (moment) => (moment === null ? null : new Date(moment)),
  );
}
