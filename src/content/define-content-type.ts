import type { PgTable } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Feature } from "~/platform/admin-features";
import type { Database } from "~/platform/database/database";
import type { TypeDescription } from "./description";
import type { Fields, Reference, ValuesOf } from "./fields/field";
import type { AllOrNoneInGroup } from "./fields/form-group";
import { schemaOf } from "./fields/schema-of";
import { isShown } from "./fields/shown-if";
import type { ChecklistEntry } from "./item-schemas";
import { LIST_PARAMETERS } from "./listing/list-parameters";
import type { ReadRelated } from "./listing/related-record";
import type { FieldTexts, SearchText } from "./search/search-text";
import { slugOf } from "./slug-of";

/** A record on its way to the public: its id and its checked values. */
export interface Published<Values> {
  id: string;
  data: Values;
  /** When it was first published. */
  publishedAt: Date;
  /** When these values were published. */
  updatedAt: Date;
}

/**
 * A list of records that refer to this one, which can be edited from this side too: a location's providers.
 */
export interface Relation {
  name: string;
  label: string;
  /** The type whose records hold the reference, and the field that holds it. */
  holder: string;
  field: string;
  /** Where the public reads the order of this side: a table of published links, and its column names. */
  link: { table: PgTable; owner: string; target: string; position: string };
}

/** Search options of a type. The fields provide the texts of its search documents (`search` of each). */
export interface SearchOptions<F extends Fields> {
  /** 1 mentions, 2 a page, 3 what people come for. */
  weight: number;
  /**
   * Texts that no field provides, or that replace those of fields.
   * @param texts the texts from the fields
   * @returns the parts that differ; null for a record that search does not show
   */
  document?(
    tx: Database,
    item: Published<ValuesOf<F>>,
    texts: FieldTexts,
  ): Promise<Partial<SearchText> | null>;
}

/** The list of a type's records in the admin area. */
export interface ListOptions<Name extends string> {
  /** Field names: the columns. */
  columns: Name[];
  /** Field names: the filters. */
  filters?: Name[];
  /** Fields by whose values code finds records, although lists neither show nor filter them. */
  lookups?: Name[];
  /** The default order; if absent, the last changed record comes first. */
  order?: ListOrder<Name>;
  /** Full sentences that an empty list shows: what belongs there, and how to begin. */
  belongsHere: string;
}

/**
 * A column or a property of every record, descending with a leading minus; or the column of a date: then today and
 * upcoming dates come first, and then past ones, the latest first.
 */
export type ListOrder<Name extends string> =
  | Name
  | `-${Name}`
  | "title"
  | "-updatedAt"
  | "-publishedAt"
  | { upcoming: Name };

/** The contents of a definition. Everything else (actions, API, lists, forms, history, search) is derived from it. */
export interface ContentTypeOptions<F extends Fields> {
  /** The name in code, tables, cache tags, and revisions. */
  name: string;
  /** The last part of the admin menu's address and of `/api/admin/{apiName}`. */
  apiName: string;
  label: { one: string; many: string };
  /** The feature that it belongs to: if it is off, the public finds none of its records. Null: always on. */
  feature: Feature | null;
  /**
   * Permission flags, any of which is sufficient. People who may only draft have a flag in `draft` but none
   * in `publish`.
   */
  access: { draft: string[]; publish: string[] };
  /** All staff may see the id and title of public records, because forms of other types refer to them. */
  chosenByAll?: boolean;
  fields: F;
  list: ListOptions<keyof F & string>;
  /** The form has so many groups that each has a tab. */
  hasTabs?: boolean;
  /** A single record that always exists (the site's settings). */
  singleton?: boolean;
  /** For staff only: nothing is published, and screens show nothing about publishing. */
  forStaffOnly?: boolean;
  /**
   * Holds its published rows. Queries of it register what they read (`~/content/reads`). Null for types that write
   * none.
   */
  table: PgTable | null;
  /**
   * The values by which public lists choose and order its records; null for a record that is in no list. An edit that
   * does not change them drops no page of a list that does not show the record. If absent, every value counts, which is
   * always correct.
   */
  listedBy?(data: ValuesOf<F>): unknown;
  /** Publishing a record changes the search index in other ways than through `search`. */
  writesSearchIndex?: boolean;
  /** An upload creates the records, not a form. */
  uploaded?: boolean;
  relations?: Relation[];
  /**
   * The facts of published records must be confirmed again after this many months: counted from the last
   * confirmation, or from the first publishing. `dateField` also holds a confirmation date, and counts if it
   * is later; with `writesDate` a confirmation sets it.
   */
  review?: { everyMonths: number; dateField?: keyof F & string; writesDate?: boolean };
  /**
   * Cannot be trashed while a record outside the trash refers to it. For other types, the checklist warns.
   */
  protectedWhileUsed?: boolean;
  /** Checks of this type, besides those of every type. */
  check?(data: ValuesOf<F>, tx: Database, id: string): ChecklistEntry[] | Promise<ChecklistEntry[]>;
  title(data: ValuesOf<F>): string;
  /** The field whose value is unique within the type; omitted for types without one. */
  slugField?: keyof F & string;
  /**
   * Derives an address from a title, if the slug is more than its last part; by default, a field of the kind
   * SLUG is made by `slugOf`.
   */
  makeSlug?(title: string): string;
  /** The public address is this followed by the slug; omitted for records without a page. */
  addressPrefix?: string;
  /** Addresses that respond even while no record is published there, so links may lead to them. */
  lastingAddresses?: readonly string[];
  /** The suffixes of a record's address for its other forms: `/paper`. */
  addressEndings?: readonly string[];
  /** Records below a record's address belong to it: they move when the address changes. */
  nested?: boolean;
  /**
   * Its description for staff, if that depends on how the site was set up.
   * @param setUp the features that the environment turns on (`ADMIN_FEATURES`)
   */
  describe?(description: TypeDescription, setUp: readonly Feature[]): TypeDescription;
  /** Writes the type's published rows (insert or replace). */
  project(tx: Database, item: Published<ValuesOf<F>>): Promise<void>;
  /**
   * The data that pages show for a reference to a published record; omitted for types that no field shows.
   * @param ids without duplicates; records that are not public are omitted from the result
   */
  cards?(db: Database, ids: readonly string[]): Promise<readonly { id: string }[]>;
  /**
   * The HTML of a record within a rich text. Only the content type of the pictures in texts defines it.
   * @param card the result of `cards` for the record
   */
  inText?(card: unknown): string;
  /**
   * Published records that refer to a record of another type, by that type's name: its page lists them as
   * further reading.
   */
  related?: Readonly<Record<string, ReadRelated>>;
  /** Removes the type's published rows. */
  withdraw(tx: Database, id: string): Promise<void>;
  /** How the site's search shows its records; left out for types that it never shows. */
  search?: SearchOptions<F>;
}

// biome-ignore lint/suspicious/noExplicitAny: code that serves every type handles values it cannot name
export interface ContentType<F extends Fields = any> extends ContentTypeOptions<F> {
  schema: z.ZodType<ValuesOf<F>>;
  /** The value that is unique within the type, or null if there is none. */
  slug(data: ValuesOf<F>): string | null;
  /** The slug that the title makes; null if it makes none. */
  slugOfTitle(data: ValuesOf<F>): string | null;
  /** The public address, or null for records without a page. */
  url(data: ValuesOf<F>): string | null;
  /** Every record that these values refer to. */
  references(data: ValuesOf<F>): Reference[];
  /** The required fields that the form shows and that are empty. */
  missing(data: ValuesOf<F>): { propertyName: string; label: string }[];
}

/**
 * Defines a content type: the only place that says what its records are and what publishing does.
 * @throws Error if a filter has the name of a parameter of every list
 */
export function defineContentType<F extends Fields>(
  options: ContentTypeOptions<F> & { fields: AllOrNoneInGroup<F> },
): ContentType<F> {
  const fields = Object.entries(options.fields);
  const { slugField, addressPrefix } = options;
  const hidden = options.list.filters?.find((filter) => LIST_PARAMETERS.some((name) => name === filter));
  if (hidden) throw new Error(`${options.name}: a field named "${hidden}" cannot be a filter; rename it.`);
  const slug = (data: ValuesOf<F>): string | null =>
    slugField ? String(data[slugField] ?? "") || null : null;
  const makesSlug = slugField && !options.singleton && options.fields[slugField]?.kind === "SLUG";
  const makeSlug = options.makeSlug ?? (makesSlug ? slugOf : undefined);
  return {
    ...options,
    slugOfTitle: (data) => makeSlug?.(options.title(data)) || null,
    schema: schemaOf(options.fields),
    slug,
    url(data) {
      const own = slug(data);
      return addressPrefix === undefined || own === null ? null : `${addressPrefix}${own}`;
    },
    references: (data) => fields.flatMap(([name, field]) => field.references(data[name] ?? field.empty)),
    missing: (data) =>
      fields
        .filter(([name, field]) => field.required && isShown(field, data) && field.isEmpty(data[name]))
        .filter(([, { requiredUnless }]) => requiredUnless === undefined || data[requiredUnless] !== true)
        .map(([propertyName, field]) => ({ propertyName, label: field.label })),
  };
}

export type DataOf<T> = T extends ContentType<infer F> ? ValuesOf<F> : never;
