import type { NotNull } from "drizzle-orm";
import type { PgColumnBuilderBase } from "drizzle-orm/pg-core";
import type { Field } from "./field";

/** A field with its own column in the published row. */
export interface Stored<Value, Shown, Column extends PgColumnBuilderBase, Suffix extends "" | "Id">
  extends Field<Value, Shown> {
  stored: {
    /**
     * A new column builder. Its default is the field's empty value, unless that is null, so that existing rows get a
     * value.
     */
    column(): Column;
    /** Appended to the field's name for the column's name. */
    suffix: Suffix;
    /** The value for the column; null if there is none. */
    toColumn(value: Value): unknown;
  };
}

/**
 * @param column creates the published column
 * @param toColumn converts the value for the column, if it differs from the record's
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

/** The same for a record's id: the column of `image` is `imageId`. */
export function storedId<Value, Shown, Column extends PgColumnBuilderBase>(
  field: Field<Value, Shown>,
  column: () => Column,
): Stored<Value, Shown, Column, "Id"> {
  return Object.assign(field, {
    stored: { column, suffix: "Id" as const, toColumn: (value: Value) => value },
  });
}

/** The field without a published column: visitors do not see it, or the definition writes it differently. */
export function withoutColumn<F extends { stored: unknown }>({ stored: _, ...field }: F): Omit<F, "stored"> {
  return field;
}

/** A column that is not null if its field is required. */
export type NullUnless<Required extends boolean, Column extends PgColumnBuilderBase> = [Required] extends [
  true,
]
  ? NotNull<Column>
  : Column;

/** Publishing requires a required field, so its column is never null; others of these kinds are null if empty. */
export function nullUnless<
  Required extends boolean,
  Column extends PgColumnBuilderBase & { notNull(): unknown },
>(required: Required | undefined, column: Column): NullUnless<Required, Column> {
  return (required ? column.notNull() : column) as NullUnless<Required, Column>;
}
