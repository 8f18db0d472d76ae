import type { PgColumnBuilderBase } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Field, Fields } from "../fields/field";
import type { FieldKind } from "../fields/field-kind";
import { type StoredField, storedFields } from "./published-columns";

/** `own`: the response has the value in a different format. */
type Choice = "shown" | "own" | "not shown";

/** The names of the fields with a published column. */
type StoredNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends StoredField ? Name : never;
}[keyof F];

type JsonOf<Column extends PgColumnBuilderBase> =
  | (Column["_"]["data"] extends Date ? string : Column["_"]["data"])
  | (Column["_"]["notNull"] extends true ? never : null);

type ColumnOf<F> = F extends { stored: { column(): infer Column extends PgColumnBuilderBase } }
  ? Column
  : never;

/** A choice for each of these names, and for no other. */
type ChoiceForEach<Choices, Names extends PropertyKey> = Choices &
  Record<Exclude<Names, keyof Choices>, Choice> & { [Name in Exclude<keyof Choices, Names>]: never };

type ResponseFields<F extends Fields, Choices> = {
  [Name in keyof F as Name extends keyof Choices
    ? Choices[Name] extends "shown"
      ? Name
      : never
    : never]: z.ZodType<JsonOf<ColumnOf<F[Name]>>, JsonOf<ColumnOf<F[Name]>>>;
};

/**
 * The part of a public response that has published fields unchanged. Label and help of a field describe it in the
 * OpenAPI document.
 * @param choices every field with a published column; a new one does not compile until it is listed
 * @returns the shape of a Zod object, by field name
 */
export function responseFields<
  F extends Fields,
  const Choices extends Partial<Record<StoredNames<F>, Choice>>,
>(fields: F, choices: ChoiceForEach<Choices, StoredNames<F>>): ResponseFields<F, Choices> {
  const chosen: Record<string, unknown> = choices;
  const shown = storedFields(fields).filter(({ name }) => chosen[name] === "shown");
  const shape = shown.map(({ name, field }) => [name, described(field, responseSchema(field))]);
  return Object.fromEntries(shape);
}

/** The response schema of each kind. Other kinds are `own`. */
const SCHEMAS: Partial<Record<FieldKind, (field: Field) => z.ZodType>> = {
  TEXT: () => z.string(),
  TEXTAREA: () => z.string(),
  SLUG: () => z.string(),
  HTML: () => z.string(),
  SELECT: () => z.string(),
  TIME: () => z.string(),
  BOOLEAN: () => z.boolean(),
  NUMBER: ({ settings }) => (settings.integer ? z.int() : z.number()),
  MONEY: () => z.int(),
  DATE: () => z.iso.date(),
  DATETIME: () => z.iso.datetime(),
  TEXT_ARRAY: () => z.array(z.string()),
};

function responseSchema(field: StoredField): z.ZodType {
  const schema = SCHEMAS[field.kind]?.(field);
  if (!schema) throw new Error(`“${field.label}” has no schema of its own in a response.`);
  const mayBeNull = field.stored.toColumn(field.empty) === null && !field.required;
  return mayBeNull ? schema.nullable() : schema;
}

function described({ label, help, kind, settings }: Field, schema: z.ZodType): z.ZodType {
  const choices = settings.choices?.map(({ value }) => value).join(", ");
  const form = kind === "HTML" ? "HTML, sanitized." : choices && `One of: ${choices}.`;
  return schema.describe([label, help, form].filter(Boolean).map(asSentence).join(" "));
}

const asSentence = (text: string | undefined) => (text?.endsWith(".") ? text : `${text}.`);
