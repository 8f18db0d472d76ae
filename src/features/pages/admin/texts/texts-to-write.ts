import type { Hints } from "~/content/blocks/hints";
import type { FieldDescription } from "~/content/description";
import type { BlockKinds } from "../block-kinds";
import type { PlacedComponent } from "../placed-components";
import { HINTS } from "../puck-data";
import { valueAt } from "../with-value-at";

/** A text of a block for which its template has a hint. */
export interface TextToWrite {
  /** Within the block's props: `heading`, `items.0.label`. */
  path: string;
  field: FieldDescription;
  isEmpty: boolean;
}

/** The texts of a block that its template requires, in the order of the block's fields. */
export function textsToWrite(
  { component: { type, props } }: PlacedComponent,
  kinds: BlockKinds,
): TextToWrite[] {
  const hints = (props[HINTS] as Hints | undefined) ?? {};
  return Object.keys(hints).flatMap((path) => {
    const names = path.split(".");
    const value = valueAt(props, names);
    const field = fieldAt(kinds.get(type)?.fields ?? [], names);
    // The entry of a list that held it may be gone.
    return field && typeof value === "string" ? { path, field, isEmpty: value === "" } : [];
  });
}

/** The field at a path; the second name is the index of a list's entry. */
export function fieldAt(
  fields: readonly FieldDescription[],
  [name, , ...inner]: string[],
): FieldDescription | undefined {
  const field = fields.find((one) => one.name === name);
  return inner.length === 0 ? field : fieldAt(field?.settings.item ?? [], inner);
}
