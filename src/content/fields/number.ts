import type { HasDefault, NotNull } from "drizzle-orm";
import {
  doublePrecision,
  integer,
  type PgColumnBuilderBase,
  type PgDoublePrecisionBuilderInitial,
  type PgIntegerBuilderInitial,
} from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "./field";
import { type NullUnless, nullUnless, stored } from "./stored";

interface NumberOptions<Required extends boolean, Integer extends boolean, WhenEmpty>
  extends FieldOptions<Required> {
  minimum?: number;
  maximum?: number;
  integer?: Integer;
  /** The published value of an empty field. */
  whenEmpty?: WhenEmpty;
}

type Builder<Integer extends boolean> = [Integer] extends [true]
  ? PgIntegerBuilderInitial<"">
  : PgDoublePrecisionBuilderInitial<"">;

type NumberColumn<Required extends boolean, WhenEmpty, Column extends PgColumnBuilderBase> = [
  WhenEmpty,
] extends [number]
  ? HasDefault<NotNull<Column>>
  : NullUnless<Required, Column>;

/** A number, or null if the field is empty. */
export function number<
  Required extends boolean = false,
  Integer extends boolean = false,
  WhenEmpty extends number | undefined = undefined,
>(options: NumberOptions<Required, Integer, WhenEmpty>) {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER, whenEmpty } = options;
  const finite = options.integer ? z.number().int("Enter a whole number.") : z.number();
  const bounded = finite
    .min(minimum, `Enter ${minimum.toLocaleString("en-US")} or more.`)
    .max(maximum, `Enter ${maximum.toLocaleString("en-US")} or less.`);
  return stored(
    field<number | null>("NUMBER", options, {
      schema: bounded.nullable(),
      settings: { minimum: options.minimum, maximum: options.maximum, integer: options.integer ?? false },
      empty: null,
      words: (value) => String(value ?? ""),
    }),
    () => {
      const column = options.integer ? integer() : doublePrecision();
      const made =
        whenEmpty === undefined ? nullUnless(options.required, column) : column.notNull().default(whenEmpty);
      return made as unknown as NumberColumn<Required, WhenEmpty, Builder<Integer>>;
    },
    (value) => value ?? whenEmpty ?? null,
  );
}
