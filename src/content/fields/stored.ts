import type { PgColumnBuilderBase } from "drizzle-orm/pg-core";
import type { Field } from "./field";

/** A field whose value the published row holds in a column of its own, as it is. */
export interface Stored<Value, Shown, Column extends PgColumnBuilderBase, Suffix extends "" | "Id">
  extends Field<Value, Shown> {
  stored: {
    /** A new builder; a column with `not null` has the field's empty value as its default, so that rows can be there before it. */
    column(): Column;
    /** The column is named after the field, with this after it. */
    suffix: Suffix;
  };
}

/** @param column makes the published column of the field */
export function stored<Value, Shown, Column extends PgColumnBuilderBase>(
  field: Field<Value, Shown>,
  column: () => Column,
): Stored<Value, Shown, Column, ""> {
  return Object.assign(field, { stored: { column, suffix: "" as const } });
}

/** The same for the id of another record: the column of `image` is `imageId`. */
export function storedId<Value, Shown, Column extends PgColumnBuilderBase>(
  field: Field<Value, Shown>,
  column: () => Column,
): Stored<Value, Shown, Column, "Id"> {
  return Object.assign(field, { stored: { column, suffix: "Id" as const } });
}
