import { z } from "zod";
import { type FieldOptions, field } from "./field";

/** A value that the definition sets and nobody edits; shown so that staff know of it. */
export function fixedValue<const Value extends string | number | boolean>(
  options: FieldOptions & { value: Value },
) {
  return field<Value>(
    "FIXED_VALUE",
    { ...options, readOnly: true },
    {
      // Whatever an older version stored becomes what this one says.
      schema: z.unknown().transform(() => options.value),
      settings: { value: options.value },
      empty: options.value,
      isEmpty: () => false,
      words: () => "",
      show: () => options.value,
    },
  );
}
