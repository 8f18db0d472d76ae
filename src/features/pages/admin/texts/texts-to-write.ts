import type { Hints } from "~/content/blocks/hints";
import type { FieldDescription } from "~/content/description";
import type { BlockKinds } from "../block-kinds";
import type { PlacedComponent } from "../placed-components";
import { HINTS } from "../puck-data";
import { valueAt } from "../with-value-at";

/** A text that the template's author must write: the template has a hint for it. */
export interface TextToWrite {
  /** Within the block's props: `heading`, `items.0.label`. */
  path: string;
  field: FieldDescription;
  isEmpty: boolean;
}

/** The texts of a block that its template requires, in the order of the fields. */
export function textsToWrite(
  { component: { type, props } }: PlacedComponent,
  kinds: BlockKinds,
): TextToWrite[] {
  const hints = (props[HINTS] as Hints | undefined) ?? {};
  return Object.keys(hints).flatMap((path) => {
    const names = path.split(".");
    const value = valueAt(props, names);
    const field = fieldAt(kinds.get(type)?.fields ?? [], names);
    // The list entry with that text may have been deleted.
    return field && typeof value === "string" ? { path, field, isEmpty: value === "" } : [];
  });
}

/** The field at a path. The second name is the index of a list entry. */
export function fieldAt(
  fields: readonly FieldDescription[],
  [name, , ...inner]: string[],
): FieldDescription | undefined {
  const field = fields.find((one) => one.name === name);
  return inner.length === 0 ? field : fieldAt(field?.settings.item ?? [], inner);
}
