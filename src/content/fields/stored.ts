import type { NotNull } from "drizzle-orm";
import type { PgColumnBuilderBase } from "drizzle-orm/pg-core";
import type { Field } from "./field";

/** A field whose value the published row holds in a column of its own. */
export interface Stored<Value, Shown, Column extends PgColumnBuilderBase, Suffix extends "" | "Id">
  extends Field<Value, Shown> {
  stored: {
    /** A new builder. Its default is the field's empty value, unless that is null, so that rows can be there before the column. */
    column(): Column;
    /** The column is named after the field, with this after it. */
    suffix: Suffix;
    /** The value as the column holds it; null where there is none. */
    toColumn(value: Value): unknown;
  };
}

/**
 * @param column makes the published column of the field
 * @param toColumn the value as the column holds it, where that differs from the record's
 */
export function stored<Value, Shown, Column extends PgColumnBuilderBase>(
  field: Field<Value, Shown>,
  column: () => Column,
  toColumn?: (value: Value) => Column["_"]["data"] | null,
): Stored<Value, Shown, Column, ""> {
  return Object.assign(field, {
    stored: { column, suffix: "" as const, toColumn: toColumn ?? ((value: Value) => value) },
  });
}

/** The same for the id of another record: the column of `image` is `imageId`. */
export function storedId<Value, Shown, Column extends PgColumnBuilderBase>(
  field: Field<Value, Shown>,
  column: () => Column,
): Stored<Value, Shown, Column, "Id"> {
  return Object.assign(field, {
    stored: { column, suffix: "Id" as const, toColumn: (value: Value) => value },
  });
}

/** The field without a published column: the public does not read it, or the definition writes it in its own way. */
export function withoutColumn<F extends { stored: unknown }>({ stored: _, ...field }: F): Omit<F, "stored"> {
  return field;
}

/** A column that is never null where its field is required. */
export type NullUnless<Required extends boolean, Column extends PgColumnBuilderBase> = [Required] extends [
  true,
]
  ? NotNull<Column>
  : Column;

/** Publishing asks for a required field, so its column is never null; others of these kinds are null while they are empty. */
export function nullUnless<
  Required extends boolean,
  Column extends PgColumnBuilderBase & { notNull(): unknown },
>(required: Required | undefined, column: Column): NullUnless<Required, Column> {
  return (required ? column.notNull() : column) as NullUnless<Required, Column>;
}
