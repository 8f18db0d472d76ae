import { z } from "zod";
import { type FieldOptions, field } from "./field";

/** A value that the definition sets and nobody edits. It is shown to staff. */
export function fixedValue<const Value extends string | number | boolean>(
  options: FieldOptions & { value: Value },
) {
  return field<Value>(
    "FIXED_VALUE",
    { ...options, readOnly: true },
    {
      // Replaces whatever an older version stored.
      schema: z.unknown().transform(() => options.value),
      settings: { value: options.value },
      empty: options.value,
      isEmpty: () => false,
      words: () => "",
      show: () => options.value,
    },
  );
}
