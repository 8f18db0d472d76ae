import type { Fields, ReferencedRecords, ShownOf, ValuesOf } from "./field";

/** The values of fields for a page, without notes for staff. */
export function showFields<F extends Fields>(
  fields: F,
  values: ValuesOf<F>,
  records: ReferencedRecords,
): ShownOf<F> {
  const shown = Object.entries(fields)
    .filter(([, field]) => field.kind !== "EDITOR_NOTE_HTML")
    .map(([name, field]) => [name, field.show(values[name] ?? field.empty, records)]);
  return Object.fromEntries(shown) as ShownOf<F>;
}
