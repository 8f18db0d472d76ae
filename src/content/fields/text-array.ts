import { text } from "drizzle-orm/pg-core";
import { z } from "zod";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import { type FieldOptions, field } from "./field";
import { stored } from "./stored";

/** An ordered list of short plain texts. */
export function textArray(options: FieldOptions & { maxItems?: number }) {
  const { maxItems = 100 } = options;
  return stored(
    field<string[]>("TEXT_ARRAY", options, {
      schema: z.array(z.string().trim().min(1).max(MAX_LINE_LENGTH)).max(maxItems),
      settings: { maxItems },
      empty: [],
      words: (value) => value.join("\n"),
    }),
    () => text().array().notNull().default([]),
  );
}
