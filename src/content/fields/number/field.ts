import { z } from "zod";
import { type FieldOptions, field } from "../field";

/** A number, or null while nobody has entered one. */
export function number(options: FieldOptions & { minimum?: number; maximum?: number; integer?: boolean }) {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = options;
  const finite = options.integer ? z.number().int("Enter a whole number.") : z.number();
  const bounded = finite
    .min(minimum, `Enter ${minimum.toLocaleString("en-US")} or more.`)
    .max(maximum, `Enter ${maximum.toLocaleString("en-US")} or less.`);
  return field<number | null>("NUMBER", options, {
    schema: bounded.nullable(),
    settings: { minimum: options.minimum, maximum: options.maximum, integer: options.integer ?? false },
    empty: null,
    words: (value) => String(value ?? ""),
  });
}
