import { z } from "zod";
import { type FieldOptions, field } from "../field";

/** A time of day in the hospital's own zone, HH:MM, or null while none is set. */
export function time(options: FieldOptions) {
  return field<string | null>("TIME", options, {
    schema: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time as HH:MM, such as 09:30.")
      .nullable(),
    empty: null,
    words: (value) => value ?? "",
  });
}
