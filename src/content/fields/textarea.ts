import { text } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "./field";
import { stored } from "./stored";

const USUAL_LENGTH = 2_000;

/** Plain text with several lines. */
export function textarea(options: FieldOptions & { maxLength?: number; advised?: [number, number] }) {
  const { maxLength = USUAL_LENGTH } = options;
  return stored(
    field<string>("TEXTAREA", options, {
      schema: z.string().trim().max(maxLength),
      settings: {
        maxLength,
        advised: options.advised,
      },
      empty: "",
    }),
    () => text().notNull().default(""),
  );
}
