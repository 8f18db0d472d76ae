import { integer } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "./field";
import { nullUnless, stored } from "./stored";

const dollars = (cents: number) =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** US dollars in whole cents, or null if not set. */
export function money<Required extends boolean = false>(
  options: FieldOptions<Required> & { minimum?: number; maximum?: number },
) {
  const { minimum = 0, maximum = 100_000_000 } = options;
  return stored(
    field<number | null>("MONEY", options, {
      schema: z
        .number()
        .int()
        .min(minimum, `Enter ${dollars(minimum)} or more.`)
        .max(maximum, `Enter ${dollars(maximum)} or less.`)
        .nullable(),
      settings: { minimum, maximum, integer: true },
      empty: null,
      words: (cents) => (cents === null ? "" : (cents / 100).toFixed(2)),
    }),
    () => nullUnless(options.required, integer()),
  );
}
