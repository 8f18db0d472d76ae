import { z } from "zod";
import { type FieldOptions, field } from "../field";

/** A calendar day, YYYY-MM-DD, without time or zone. */
export function date(options: FieldOptions) {
  return field<string | null>("DATE", options, {
    schema: z.iso.date().nullable(),
    empty: null,
    words: (value) => value ?? "",
  });
}
