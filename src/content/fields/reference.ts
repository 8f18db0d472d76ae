import { uuid } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type Field, type FieldOptions, field } from "./field";
import type { FieldKind } from "./field-kind";
import { nullUnless, storedId } from "./stored";

/** Limit of one list. */
const MAX_RECORDS = 1_000;

/** A reference to another record by id, so that it is always current. */
export function reference<View, Required extends boolean = boolean>(
  kind: FieldKind,
  type: string,
  options: FieldOptions<Required>,
) {
  const one: Field<string | null, View | null> = {
    ...field<string | null>(kind, options, {
      schema: z.uuid().nullable(),
      settings: { refersTo: type },
      empty: null,
      references: (id) => (id === null ? [] : [{ type, id }]),
      words: () => "",
    }),
    show: (id, records) => (id === null ? null : ((records.find(type, id) as View | undefined) ?? null)),
  };
  return storedId(one, () => nullUnless(options.required, uuid()));
}

/** Ordered references to other records, each at most once; unpublished ones are not shown. */
export function references<View>(
  kind: FieldKind,
  type: string,
  options: FieldOptions,
): Field<string[], View[]> {
  return {
    ...field<string[]>(kind, options, {
      schema: z
        .array(z.uuid())
        .max(MAX_RECORDS)
        .transform((ids) => [...new Set(ids)]),
      settings: { refersTo: type, maxItems: MAX_RECORDS },
      empty: [],
      references: (ids) => ids.map((id) => ({ type, id })),
      words: () => "",
    }),
    show: (ids, records) =>
      ids.map((id) => records.find(type, id) as View | undefined).filter((view) => view !== undefined),
  };
}

/** A record of a type without a kind in the specification. Pages load it with their own query. */
export const record = <Required extends boolean = false>(
  options: FieldOptions<Required> & { refersTo: string },
) => reference<never, Required>("REFERENCE", options.refersTo, options);

/** Several records of such a type. */
export const records = ({ refersTo, ...options }: FieldOptions & { refersTo: string }) =>
  references<never>("REFERENCE_ARRAY", refersTo, options);
