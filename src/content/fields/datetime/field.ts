import { z } from "zod";
import { type FieldOptions, field } from "../field";

/** A moment, stored in UTC as ISO 8601; what comes in carries its offset. Null while none is set. */
export function datetime(options: FieldOptions) {
  return field<string | null>("DATETIME", options, {
    schema: z.iso
      .datetime({
        offset: true,
        error: "Enter a date and time with its UTC offset, such as 2026-11-20T09:30:00-06:00.",
      })
      .transform((moment) => new Date(moment).toISOString())
      .nullable(),
    empty: null,
    words: (value) => value ?? "",
  });
}
