import type { Field, Fields, FormGroup } from "./field";

/** A field with its group. */
export type InGroup = { group: FormGroup };

/**
 * Puts fields into a group of the form. Groups appear in the order in which a type spreads them into its fields, and
 * fields in their order here.
 * @param group the title alone, or with an explanation
 */
export function formGroup<F extends Fields>(
  group: string | FormGroup,
  fields: F,
): { [Name in keyof F]: F[Name] & InGroup } {
  const named = typeof group === "string" ? { title: group } : group;
  const placed = Object.entries<Field>(fields).map(([name, field]) => [name, { ...field, group: named }]);
  return Object.fromEntries(placed);
}

type NamesInGroup<F extends Fields> = { [Name in keyof F]: F[Name] extends InGroup ? Name : never }[keyof F];

/** Either all fields are in a group, or none: a form without groups has one, titled after the type. */
export type AllOrNoneInGroup<F extends Fields> = [NamesInGroup<F>] extends [never]
  ? F
  : { [Name in keyof F]: F[Name] & InGroup };
