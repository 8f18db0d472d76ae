import type { ContentType } from "../define-content-type";
import type { Field, Fields } from "../fields/field";

/** The fields for which a file of the type has columns, by name; `id` and `status` are added. */
export function columnsOf(type: ContentType): [string, Field][] {
  return Object.entries(type.fields as Fields).filter(([, field]) => field.kind !== "EDITOR_NOTE_HTML");
}
