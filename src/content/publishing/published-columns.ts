import { type Column, type GetColumnData, getTableColumns, type SQL } from "drizzle-orm";
import { type PgColumn, type PgColumnBuilderBase, type PgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Published } from "../define-content-type";
import type { Field, Fields, ValuesOf } from "../fields/field";
import type { Stored } from "../fields/stored";

// biome-ignore lint/suspicious/noExplicitAny: the value of a field, whichever it is
type AnyValue = any;
type AnyStored<Column extends PgColumnBuilderBase, Suffix extends "" | "Id"> = Stored<
  AnyValue,
  AnyValue,
  Column,
  Suffix
>;

/** A field with a column, whatever its value. */
export type StoredField = AnyStored<PgColumnBuilderBase, "" | "Id">;

type TypedColumns<F extends Fields> = {
  [Name in keyof F & string as F[Name] extends AnyStored<infer _, infer Suffix>
    ? `${Name}${Suffix}`
    : never]: F[Name] extends AnyStored<infer Column, infer _> ? Column : never;
};

const always = () => ({
  id: uuid().primaryKey(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** The columns of the fields in the table of published rows, with `id` and `updatedAt`. */
export type ColumnsOf<F extends Fields> = ReturnType<typeof always> & TypedColumns<F>;

/**
 * The columns of a type's published rows, to be spread into its `pgTable`: those of its fields, `id`, and
 * `updatedAt`.
 */
export function columnsOf<F extends Fields>(fields: F): ColumnsOf<F> {
  const own = storedFields(fields).map(({ column, field }) => [column, field.stored.column()]);
  return Object.assign(always(), Object.fromEntries(own));
}

/** The columns of a table besides those of the fields. */
type OtherColumns<T extends PgTable, F extends Fields> = {
  [Name in Exclude<keyof T["$inferInsert"], keyof ColumnsOf<F>>]: T["$inferInsert"][Name] | SQL;
};

/** Allows exactly these properties, even if the object was assembled elsewhere. */
type Exactly<Given, Known> = Given & { [Name in Exclude<keyof Given, keyof Known>]: never };

/**
 * The published row of a record. A column in `others` that is missing, unknown, or derived from a field does not
 * compile, even when it is spread in.
 * @param others the columns that are not derived from fields
 * @throws Error if a required field is empty; publishing checks it before
 */
export function publishedRow<T extends PgTable, F extends Fields, Others extends OtherColumns<T, F>>(
  _table: T,
  fields: F,
  { id, data, updatedAt }: Published<ValuesOf<F>>,
  others: Exactly<Others, OtherColumns<T, F>>,
): T["$inferInsert"] {
  const own = storedFields(fields).map(({ name, column, field }) => [column, columnValue(field, data[name])]);
  return Object.assign({ id }, Object.fromEntries(own), others, { updatedAt });
}

type ColumnsOfTable<T extends PgTable> = T["_"]["columns"];

/**
 * All columns of a published table except the named ones: what visitors may see.
 * @param withheld columns that only queries use, such as search vectors
 */
export function publicColumns<T extends PgTable, Withheld extends keyof ColumnsOfTable<T> & string = never>(
  table: T,
  ...withheld: Withheld[]
): Omit<ColumnsOfTable<T>, Withheld> {
  const all = Object.entries<PgColumn>(getTableColumns(table));
  const shown = all.filter(([name]) => !withheld.some((each) => each === name));
  return Object.fromEntries(shown) as unknown as Omit<ColumnsOfTable<T>, Withheld>;
}

export type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column ? GetColumnData<Columns[Name]> : never;
};

/** @param value undefined in a record older than the field */
function columnValue({ stored, empty, required, label }: StoredField, value: unknown): unknown {
  const columnData = stored.toColumn(value ?? empty);
  if (required && columnData === null) throw new Error(`A record was published without “${label}”.`);
  return columnData;
}

/** The fields with a column, and its name. */
export function storedFields(fields: Fields): { name: string; column: string; field: StoredField }[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isStored(field) ? [{ name, field, column: `${name}${field.stored.suffix}` }] : [],
  );
}

function isStored(field: Field): field is StoredField {
  return "stored" in field;
}
