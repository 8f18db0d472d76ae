import { withoutColumn } from "./stored";
import { textArray } from "./text-array";

/**
 * Words people use for a record that its own text may lack. Every searchable type has this field, named `plainWords`:
 * site search, the finder, and the list under Search in the admin read nothing else. It has no published column.
 */
export function plainWords() {
  return withoutColumn(
    textArray({
      label: "Words people use",
      help: "What people type to find this: “heart doctor”, “my knee gives out”, “shot records”.",
    }),
  );
}
