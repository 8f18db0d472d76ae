import { date as dateColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "./field";
import { nullUnless, stored } from "./stored";

/** A calendar day, YYYY-MM-DD, without time or zone. */
export function date<Required extends boolean = false>(options: FieldOptions<Required>) {
  return stored(
    field<string | null>("DATE", options, {
      schema: z.iso.date().nullable(),
      empty: null,
      words: (value) => value ?? "",
    }),
    () => nullUnless(options.required, dateColumn()),
  );
}
