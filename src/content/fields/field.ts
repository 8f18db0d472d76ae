import type { z } from "zod";
import type { PlainFieldSettings } from "../description";
import type { Passage } from "../search/passage";
import type { FieldKind } from "./field-kind";

/** A reference of a field: content type name and record id. */
export interface Reference {
  type: string;
  id: string;
}

export interface FormGroup {
  title: string;
  /** An explanation of the group, if its title is not enough. */
  lead?: string;
}

/** The parts of a search document, by decreasing weight. */
export type SearchPart = "title" | "words" | "excerpt" | "body";

/** One property of a record: the server half of a field kind. Its input is found by `kind` in admin/content/inputs. */
export interface Field<Value = unknown, Shown = Value> {
  kind: FieldKind;
  label: string;
  help?: string;
  /** Its names in other systems: an import also guesses its column by these names, ignoring case and spacing. */
  alsoCalled?: readonly string[];
  /** Its group in the form (`formGroup`). */
  group?: FormGroup;
  /** The part of the search document that it belongs to; if left out, it is not searched. */
  search?: SearchPart | readonly SearchPart[];
  /** Whether it must be filled in before publishing; a draft may leave it empty. */
  required: boolean;
  /** A boolean field of the record that, while it is on, makes this required field optional. */
  requiredUnless?: string;
  /** Fields that must also be filled in before publishing if this one is. */
  needs?: Companions;
  /**
   * Boolean fields of the record that must be on for the form to show it, and for publishing to require it (`shownIf`).
   */
  shownIf?: readonly string[];
  /** Those of `shownIf` that must also be on for the value to have a meaning. */
  countsIf?: readonly string[];
  /** Data for its input besides the kind: limits, choices, referenced types. */
  settings: FieldSettings;
  /** Written by the system (an upload, a counter), never by a form. */
  readOnly: boolean;
  /** The audit log records that it changed, not its value. */
  sensitive: boolean;
  /** The schema that even a draft must match. It normalizes its input (trims, sanitizes). */
  schema: z.ZodType<Value>;
  /** The initial value of a new record. */
  empty: Value;
  isEmpty(value: Value): boolean;
  /** The records that the value refers to. */
  references(value: Value): Reference[];
  /** The addresses that the value links to. */
  links(value: Value): string[];
  /** The fields within the value, for composite kinds. */
  nested(value: Value): NestedField[];
  /** The text of the value, for search and for comparing revisions. */
  words(value: Value): string;
  /** The parts of its page that the value fills, in reading order, each with its anchor there. */
  passages(value: Value): Passage[];
  /** The value for a page: HTML sanitized again, ids replaced by the records (or null). */
  show(value: Value, records: ReferencedRecords): Shown;
}

/** Other fields, at least one of which must be filled in with this field. */
export interface Companions {
  /** Names of fields of the same record, block, or entry. */
  oneOf: readonly string[];
  /** A sentence that says what to do. */
  remedy: string;
}

/** Properties of a field that its input needs besides the kind. */
export interface FieldSettings extends PlainFieldSettings {
  /** ITEM_ARRAY: the fields of one item. */
  item?: Fields;
}

/** A field within another field's value, with its path there (`2.title`) and its own value. */
export interface NestedField {
  path: string;
  field: Field;
  value: unknown;
  /** The block that it belongs to. */
  block?: PlacedIn;
}

/** A block of a record, as error messages name it. */
export interface PlacedIn {
  label: string;
  /** From 1, in reading order. */
  number: number;
  /** The path of its props within the field of blocks. */
  path: string;
  /** The hint for a text by the block, its kind, or a template, by the text's path within the props. */
  hintAt(path: string): string | undefined;
}

/** Data of the site that showing a value needs. */
export interface ReferencedRecords {
  /** All records that were loaded for a page. */
  find(type: string, id: string): unknown;
  /** Whether a link leads to something that visitors must not find (`Visibility`). */
  hides(href: string): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a map of fields of every value type; ValuesOf recovers each one
export type Fields = Record<string, Field<any, any>>;

/** The values of a record as stored. */
export type ValuesOf<F extends Fields> = { [Name in keyof F]: F[Name]["empty"] };

/** The values of a record for a page. Fields without a value, such as notes for staff, are left out. */
export type ShownOf<F extends Fields> = {
  [Name in keyof F as [ReturnType<F[Name]["show"]>] extends [never] ? never : Name]: ReturnType<
    F[Name]["show"]
  >;
};

export interface FieldOptions<Required extends boolean = boolean> {
  label: string;
  help?: string;
  alsoCalled?: readonly string[];
  required?: Required;
  requiredUnless?: string;
  search?: SearchPart | readonly SearchPart[];
  readOnly?: boolean;
  sensitive?: boolean;
  needs?: Companions;
}

/** Fills in the defaults of a field. */
export function field<Value>(
  kind: FieldKind,
  options: FieldOptions,
  own: Pick<Field<Value>, "schema" | "empty"> &
    Partial<
      Pick<
        Field<Value>,
        "settings" | "isEmpty" | "references" | "links" | "nested" | "words" | "passages" | "show"
      >
    >,
): Field<Value> {
  return {
    kind,
    label: options.label,
    help: options.help,
    alsoCalled: options.alsoCalled,
    search: options.search,
    required: options.required ?? false,
    requiredUnless: options.requiredUnless,
    readOnly: options.readOnly ?? false,
    sensitive: options.sensitive ?? false,
    needs: options.needs,
    settings: {},
    isEmpty: (value) => value === "" || value === null || (Array.isArray(value) && value.length === 0),
    references: () => [],
    links: () => [],
    nested: () => [],
    words: (value) => (typeof value === "string" ? value : ""),
    passages: () => [],
    show: (value) => value,
    ...own,
  };
}
