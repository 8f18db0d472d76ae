import type { FieldDescription } from "~/content/description";

/** The fields of a block that have an input of their own; the input of another field edits the rest along with its own. */
export function drawnFields(fields: readonly FieldDescription[]): FieldDescription[] {
  const along = new Set(fields.flatMap(({ settings }) => settings.headings ?? []));
  return fields.filter(({ name }) => !along.has(name));
}
