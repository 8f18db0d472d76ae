import type { z } from "zod";
import type { PlainFieldSettings } from "../description";
import type { FieldKind } from "./field-kind";

/** What a field points to: content type name and record id. */
export interface Reference {
  type: string;
  id: string;
}

/** Fields that stand together in the form, under a title. */
export interface FormGroup {
  title: string;
  /** What the group is about, where its title does not say enough. */
  lead?: string;
}

/** The parts of a search document, by falling weight. */
export type SearchPart = "title" | "words" | "excerpt" | "body";

/**
 * One property of a record: the server half of a field kind. Its input is found by `kind` in
 * admin/content/inputs.
 */
export interface Field<Value = unknown, Shown = Value> {
  kind: FieldKind;
  label: string;
  help?: string;
  /** Where it stands in the form (`formGroup`). */
  group?: FormGroup;
  /** What it counts as in the record's search document; nothing where it is left out. */
  search?: SearchPart | readonly SearchPart[];
  /** Must be filled before the record can be published; a draft may leave it empty. */
  required: boolean;
  /** What its input needs to know beyond the kind: limits, choices, what it refers to. */
  settings: FieldSettings;
  /** Written by the system (an upload, a counter), never by a form. */
  readOnly: boolean;
  /** The audit log says that it changed, not what it held. */
  sensitive: boolean;
  /** The shape that even a draft must have. Cleans what it parses (trims, sanitises). */
  schema: z.ZodType<Value>;
  /** What a new record starts with. */
  empty: Value;
  isEmpty(value: Value): boolean;
  /** Other records that the value names. */
  references(value: Value): Reference[];
  /** Addresses that the value leads to. */
  links(value: Value): string[];
  /** The fields within the value, of kinds that are made of others. */
  nested(value: Value): NestedField[];
  /** The words of the value, for search and for comparing revisions. */
  words(value: Value): string;
  /** The value as a page shows it: markup sanitised once more, ids replaced by what they name (or null). */
  show(value: Value, records: ReferencedRecords): Shown;
}

/** What an input needs to know of its field beyond the kind, as a definition holds it. */
export interface FieldSettings extends PlainFieldSettings {
  /** ITEM_ARRAY: the fields of one item. */
  item?: Fields;
}

/** A field within another one's value, with its place there (`2.title`) and its own value. */
export interface NestedField {
  path: string;
  field: Field;
  value: unknown;
  /** The block that it belongs to. */
  block?: PlacedIn;
}

/** A block of a record, as messages name it. */
export interface PlacedIn {
  label: string;
  /** From 1, in reading order. */
  number: number;
  /** The path of its props within the field that holds the blocks. */
  path: string;
  /** What the block, its kind or a template says belongs into a text, by its path within the props. */
  hintAt(path: string): string | undefined;
}

/** What showing a value needs to know of the rest of the site. */
export interface ReferencedRecords {
  /** Records that were looked up for a page, all of them at once. */
  find(type: string, id: string): unknown;
  /** Whether a link leads to something that visitors must not find (`Visibility`). */
  hides(href: string): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a map of fields of every value type; ValuesOf recovers each one
export type Fields = Record<string, Field<any, any>>;

/** The values of a record as stored. */
export type ValuesOf<F extends Fields> = { [Name in keyof F]: F[Name]["empty"] };

/** The values of a record as a page shows them. A field that shows nothing, a note for staff, is left out. */
export type ShownOf<F extends Fields> = {
  [Name in keyof F as [ReturnType<F[Name]["show"]>] extends [never] ? never : Name]: ReturnType<
    F[Name]["show"]
  >;
};

export interface FieldOptions<Required extends boolean = boolean> {
  label: string;
  help?: string;
  required?: Required;
  search?: SearchPart | readonly SearchPart[];
  readOnly?: boolean;
  sensitive?: boolean;
}

/** Fills in what most kinds share. */
export function field<Value>(
  kind: FieldKind,
  options: FieldOptions,
  own: Pick<Field<Value>, "schema" | "empty"> &
    Partial<
      Pick<Field<Value>, "settings" | "isEmpty" | "references" | "links" | "nested" | "words" | "show">
    >,
): Field<Value> {
  return {
    kind,
    label: options.label,
    help: options.help,
    search: options.search,
    required: options.required ?? false,
    readOnly: options.readOnly ?? false,
    sensitive: options.sensitive ?? false,
    settings: {},
    isEmpty: (value) => value === "" || value === null || (Array.isArray(value) && value.length === 0),
    references: () => [],
    links: () => [],
    nested: () => [],
    words: (value) => (typeof value === "string" ? value : ""),
    show: (value) => value,
    ...own,
  };
}
