import type { ContentType } from "../define-content-type";
import type { Field, Fields } from "../fields/field";

/** The fields that a file of the type has columns for, under their own names; beside them `id` and `status`. */
export function columnsOf(type: ContentType): [string, Field][] {
  return Object.entries(type.fields as Fields).filter(([, field]) => field.kind !== "EDITOR_NOTE_HTML");
}
