import type { Fields, ReferencedRecords, ShownOf, ValuesOf } from "./field";

/** A group of values as a page shows them. */
export function showFields<F extends Fields>(
  fields: F,
  values: ValuesOf<F>,
  records: ReferencedRecords,
): ShownOf<F> {
  const shown = Object.entries(fields).map(([name, field]) => [
    name,
    field.show(values[name] ?? field.empty, records),
  ]);
  return Object.fromEntries(shown) as ShownOf<F>;
}
