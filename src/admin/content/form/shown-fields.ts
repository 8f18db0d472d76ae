import type { FieldDescription } from "~/content/description";
import { isShown } from "~/content/fields/shown-if";
import type { DraftState } from "../draft/draft-state";

/**
 * The fields of a form that its present values make relevant. A field with an error is always shown, so that
 * it can be corrected.
 */
export function shownFields(
  fields: readonly FieldDescription[],
  { values, errors }: Pick<DraftState, "values" | "errors">,
): FieldDescription[] {
  const wrong = Object.keys(errors).map((path) => path.split(".")[0]);
  return fields.filter((field) => isShown(field, values) || wrong.includes(field.name));
}
