import type { TypeDescription } from "~/content/description";

/** The names of the editable fields, except those that a form shows in its own way. */
export function otherFields(type: TypeDescription, shown: readonly string[]): string[] {
  return type.fields
    .filter(({ name, readOnly }) => !readOnly && !shown.includes(name))
    .map(({ name }) => name);
}
