import { date as dateColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "../field";
import { stored } from "../stored";

/** A calendar day, YYYY-MM-DD, without time or zone. */
export function date(options: FieldOptions) {
  return stored(
    field<string | null>("DATE", options, {
      schema: z.iso.date().nullable(),
      empty: null,
      words: (value) => value ?? "",
    }),
    () => dateColumn(),
  );
}
