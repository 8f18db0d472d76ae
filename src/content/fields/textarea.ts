import { text } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "./field";
import { stored } from "./stored";

/** Plain text with several lines. */
export function textarea(options: FieldOptions & { maxLength?: number; advised?: [number, number] }) {
  return stored(
    field<string>("TEXTAREA", options, {
      schema: z
        .string()
        .trim()
        .max(options.maxLength ?? 2_000),
      settings: {
        maxLength: options.maxLength ?? 2_000,
        advised: options.advised,
      },
      empty: "",
    }),
    () => text().notNull().default(""),
  );
}
