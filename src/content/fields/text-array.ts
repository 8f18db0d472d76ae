import { text } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "./field";
import { stored } from "./stored";

/** An ordered list of short plain texts. */
export function textArray(options: FieldOptions & { maxItems?: number }) {
  return stored(
    field<string[]>("TEXT_ARRAY", options, {
      schema: z.array(z.string().trim().min(1).max(255)).max(options.maxItems ?? 100),
      settings: { maxItems: options.maxItems ?? 100 },
      empty: [],
      words: (value) => value.join("\n"),
    }),
    () => text().array().notNull().default([]),
  );
}
