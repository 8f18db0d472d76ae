import type { FieldDescription } from "~/content/description";

/** The fields of a block that have their own input; another field's input edits the rest. */
export function fieldsWithInput(fields: readonly FieldDescription[]): FieldDescription[] {
  const along = new Set(fields.flatMap(({ settings }) => settings.headings ?? []));
  return fields.filter(({ name }) => !along.has(name));
}
