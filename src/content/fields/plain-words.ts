import { withoutColumn } from "./stored";
import { textArray } from "./text-array";

/**
 * The words that people type for a record and that its own text may not hold. Every type that the site's search shows has this
 * field, under the name `plainWords`: site search, the finder and the list under Search in the admin read nothing else.
 * The published row has no column for it.
 */
export function plainWords() {
  return withoutColumn(
    textArray({
      label: "Words people use",
      help: "What somebody would type to find this: “heart doctor”, “my knee gives out”, “shot records”.",
    }),
  );
}
