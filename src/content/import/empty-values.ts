import type { ContentType } from "../define-content-type";
import type { Field } from "../fields/field";

/** The values of a new record. Rows have only some of them, and definitions read all. */
export function emptyValues(type: ContentType): Record<string, unknown> {
  return Object.fromEntries(Object.entries<Field>(type.fields).map(([name, { empty }]) => [name, empty]));
}
