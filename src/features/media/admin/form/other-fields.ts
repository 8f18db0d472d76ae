import type { TypeDescription } from "~/content/description";

/** The names of the editable fields, except those for which a form has its own inputs. */
export function otherFields(type: TypeDescription, shown: readonly string[]): string[] {
  return type.fields
    .filter(({ name, readOnly }) => !readOnly && !shown.includes(name))
    .map(({ name }) => name);
}
