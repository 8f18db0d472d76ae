import { z } from "zod";
import { type FieldOptions, field } from "../field";

/** Plain text of several lines. */
export function textarea(options: FieldOptions & { maxLength?: number; advised?: [number, number] }) {
  return field<string>("TEXTAREA", options, {
    schema: z
      .string()
      .trim()
      .max(options.maxLength ?? 2_000),
    settings: { maxLength: options.maxLength ?? 2_000, ...(options.advised && { advised: options.advised }) },
    empty: "",
  });
}
