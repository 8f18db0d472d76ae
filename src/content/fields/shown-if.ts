import type { Field, Fields, ValuesOf } from "./field";

type Values = Readonly<Record<string, unknown>>;

/**
 * Fields that have a meaning only while all of these switches are on. While one is off, the form does not show them,
 * nothing requires or checks them, and the public gets them as in a new record. The draft keeps their values, so that
 * turning the switch on restores them.
 * @param switches names of boolean fields of the same record
 */
export function shownIf<F extends Fields>(switches: readonly string[], fields: F): F {
  return changed(fields, (field) => ({
    ...field,
    shownIf: [...(field.shownIf ?? []), ...switches],
    countsIf: [...(field.countsIf ?? []), ...switches],
  }));
}

/**
 * The same for fields whose values still apply to people who came while the switches were on, such as the
 * refund rule for those who paid. Their values are published even while the form does not show them.
 * @param switches names of boolean fields of the same record
 */
export function shownIfButApplies<F extends Fields>(switches: readonly string[], fields: F): F {
  return changed(fields, (field) => ({ ...field, shownIf: [...(field.shownIf ?? []), ...switches] }));
}

function changed<F extends Fields>(fields: F, change: (field: Field) => Field): F {
  return Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => [name, change(field)]),
  ) as unknown as F;
}

/** Whether the form shows a field with these values of the record. */
export function isShown({ shownIf: switches = [] }: Pick<Field, "shownIf">, values: Values): boolean {
  return areOn(switches, values);
}

/**
 * The values of a record, with the empty value of a new record for each field whose switches (`countsIf`) are not all
 * on.
 */
export function countingValues<F extends Fields>(fields: F, values: ValuesOf<F>): ValuesOf<F> {
  const meaningless = Object.entries<Field>(fields)
    .filter(([, { countsIf = [] }]) => !areOn(countsIf, values))
    .map(([name, { empty }]) => [name, empty]);
  return meaningless.length === 0 ? values : Object.assign({}, values, Object.fromEntries(meaningless));
}

function areOn(switches: readonly string[], values: Values): boolean {
  return switches.every((name) => values[name] === true);
}
