import type { Field, Fields, FormGroup } from "./field";

/** A field that has its place in the form. */
export type InGroup = { group: FormGroup };

/**
 * Puts fields into a group of the form. The groups of a form stand in the order in which a type spreads them into its
 * fields, and the fields of a group in their order here.
 * @param group the title alone, or with a lead
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

/** Fields of which all are in a group, or none: a form whose fields are in no group has one, titled after the type. */
export type AllOrNoneInGroup<F extends Fields> = [NamesInGroup<F>] extends [never]
  ? F
  : { [Name in keyof F]: F[Name] & InGroup };
