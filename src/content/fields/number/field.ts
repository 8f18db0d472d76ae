import { z } from "zod";
import { type FieldOptions, field } from "../field";

/** A number, or null while nobody has entered one. */
export function number(options: FieldOptions & { minimum?: number; maximum?: number; integer?: boolean }) {
  const finite = options.integer ? z.number().int() : z.number();
  const bounded = finite
    .min(options.minimum ?? Number.MIN_SAFE_INTEGER)
    .max(options.maximum ?? Number.MAX_SAFE_INTEGER);
  return field<number | null>("NUMBER", options, {
    schema: bounded.nullable(),
    settings: { minimum: options.minimum, maximum: options.maximum, integer: options.integer ?? false },
    empty: null,
    words: (value) => String(value ?? ""),
  });
}
