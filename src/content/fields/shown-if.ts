import type { Field, Fields } from "./field";

/**
 * Fields that a form shows only while all of these switches are on, because they mean nothing otherwise. What they
 * hold stays stored while they are hidden.
 * @param switches names of boolean fields of the same record
 */
export function shownIf<F extends Fields>(switches: readonly string[], fields: F): F {
  const conditional = Object.entries<Field>(fields).map(([name, field]) => [
    name,
    { ...field, shownIf: [...(field.shownIf ?? []), ...switches] },
  ]);
  return Object.fromEntries(conditional);
}
