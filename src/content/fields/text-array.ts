import { text } from "drizzle-orm/pg-core";
import { z } from "zod";
import { LONGEST_LINE } from "~/platform/isomorphic/limits";
import { type FieldOptions, field } from "./field";
import { stored } from "./stored";

/** An ordered list of short plain texts. */
export function textArray(options: FieldOptions & { maxItems?: number }) {
  const { maxItems = 100 } = options;
  return stored(
    field<string[]>("TEXT_ARRAY", options, {
      schema: z.array(z.string().trim().min(1).max(LONGEST_LINE)).max(maxItems),
      settings: { maxItems },
      empty: [],
      words: (value) => value.join("\n"),
    }),
    () => text().array().notNull().default([]),
  );
}
