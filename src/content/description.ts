import type { Feature } from "~/platform/admin-features";
import type { Room } from "./blocks/room";
import type { Thumbnail } from "./blocks/thumbnail";
import type { FieldKind } from "./fields/field-kind";

/**
 * What the admin's browser code knows of content types, and what the generic calls under `/api/admin/{apiName}`
 * answer with. Plain types: the definitions themselves stay on the server.
 */

export interface TypeDescription {
  /** The word in code (`provider`); `apiName` is the last part of the API's and the admin's address (`staffmembers`). */
  name: string;
  apiName: string;
  label: { one: string; many: string };
  /** One record that always exists and can neither be added nor trashed (the site's settings). */
  singleton: boolean;
  /** Its records are never published: they are tools of the staff. */
  forStaffOnly: boolean;
  /** What stands before the slug in the public address (`/provider/`); null where records have no page. */
  addressPrefix: string | null;
  /** The name of the field whose value is unique within the type, if it has one. */
  slugField: string | null;
  fields: FieldDescription[];
  /** Lists of other records that refer to this one and are edited from here too, at `…/{id}/relations/{name}`. */
  relations: RelationDescription[];
  /** Names of fields: shown as columns, and offered as filters (`?acceptingNewPatients=true`, `?locations={id}`). */
  list: { columns: string[]; filters: string[] };
  /** What the person who asks may do. */
  can: { create: boolean; draft: boolean; publish: boolean; import: boolean; duplicate: boolean };
}

export interface FieldDescription {
  name: string;
  kind: FieldKind;
  label: string;
  help?: string;
  /** Must be filled before publishing; a draft may leave it empty. */
  required: boolean;
  /** Written by the system only: shown, never sent. */
  readOnly: boolean;
  /** What a new record starts with. */
  empty: unknown;
  settings: FieldSettingsDescription;
}

/** Limits and choices; only what applies to the kind is there. */
export interface PlainFieldSettings {
  /** Characters, for plain text. */
  maxLength?: number;
  /** At least and at most how many characters read well; the checklist advises, nothing refuses. */
  advised?: [number, number];
  /** SELECT: what can be chosen, in order. */
  choices?: { value: string; label: string }[];
  /** NUMBER, and MONEY in cents. */
  minimum?: number;
  maximum?: number;
  integer?: boolean;
  /** COLOR: any colour, not only the brand's. */
  free?: boolean;
  /** COLOR: what is seen while none is chosen, as `#rrggbb`. */
  otherwise?: string;
  /** Lists of any kind. */
  maxItems?: number;
  /** The content type whose records it names, by the type's name (`provider`). */
  refersTo?: string;
  /** FIXED_VALUE: what it always holds. */
  value?: unknown;
  /** ITEM_ARRAY: has an input of its own in place of the general one. */
  editor?: "questions" | "table";
  /** With the editor `table`: the field of the same block that holds the headings of the columns. It has no input of its own. */
  headings?: string;
  /** EDITOR_NOTE_HTML: what it tells whoever fills in the form. */
  note?: string;
  /** SLOT: how much room the blocks in it have. */
  room?: Room;
}

export interface FieldSettingsDescription extends PlainFieldSettings {
  /** ITEM_ARRAY: the fields of one item. */
  item?: FieldDescription[];
  /** BLOCKS: what a page can be composed of. */
  blocks?: BlockDescription[];
}

export interface BlockDescription {
  name: string;
  label: string;
  category: string;
  /** One sentence on what it is for, and how it looks at a glance. */
  help: string;
  thumbnail: Thumbnail;
  /** With this feature off, visitors do not see it. Null: always there. */
  feature: Feature | null;
  /** Ends the sentence "Visitors do not see this block, unless …". */
  shownUnless?: string;
  /** It stands only where there is so much room: see `hasRoomFor` of blocks/room.ts. */
  needs?: Room;
  fields: FieldDescription[];
  /** All its props as a newly added block holds them. */
  example: Record<string, unknown>;
  /** What belongs into its texts, by their paths within the props: shown while they are empty. */
  hints: Record<string, string>;
}

export interface RelationDescription {
  name: string;
  label: string;
  /** The content type whose records hold the reference. */
  refersTo: string;
}

/** `changed`: live, with changes that are not published yet. What is scheduled says so by `schedule`. */
export type ItemStatus = "draft" | "live" | "changed" | "trashed";

export interface ItemSummary {
  id: string;
  revision: number;
  title: string;
  slug: string | null;
  /** The public address that the working copy has or would have. */
  url: string | null;
  status: ItemStatus;
  /** ISO 8601, as are all times here. */
  updatedAt: string;
  updatedByName: string;
  publishedAt: string | null;
  /** Since when somebody who may publish is asked to look at it. */
  reviewRequestedAt: string | null;
  schedule: { publishAt: string | null; unpublishAt: string | null } | null;
}

export interface ListItem extends ItemSummary {
  /** The values of the list's columns. */
  values: Record<string, unknown>;
}

export interface ItemList {
  items: ListItem[];
  total: number;
  page: number;
  pageSize: number;
  /** What the columns of these items refer to. */
  references: References;
}

/** When the facts of a public record were last looked at, and are to be looked at next. */
export interface ItemReview {
  lookedAt: string;
  dueAt: string;
  /** Who said then that it was right; null where it was only published. */
  confirmedByName: string | null;
}

export interface Item extends ItemSummary {
  /** Null for types without a clock, and for what is not public. */
  review: ItemReview | null;
  data: Record<string, unknown>;
  publishedRevision: number | null;
  createdAt: string;
  trashedAt: string | null;
  references: References;
}

/** Other records by id, so that a form can name and picture them. One that is missing was deleted for good. */
export type References = Record<string, ReferencedItem>;

export interface ReferencedItem {
  type: string;
  title: string;
  status: ItemStatus;
  /** The reader may not see its title: it is not public, and they may not edit its type. */
  isHidden?: boolean | undefined;
  /** Of images. */
  thumbSrc?: string | undefined;
  alt?: string | undefined;
  /** Of the documents that one may choose without editing them: the lasting address. */
  url?: string | undefined;
}

/** What a list answers to somebody who may choose its records and not edit them: public records, and nothing but their titles. */
export interface ChoiceList {
  items: { id: string; title: string }[];
  total: number;
  page: number;
  pageSize: number;
  references: References;
}

export interface Revision {
  revision: number;
  /** created, saved, published, unpublished, trashed, restored … */
  action: string;
  at: string;
  actorId: string;
  actorName: string;
  /** The public sees this one. */
  published: boolean;
}

/** One revision with its values, and what it changed against the one before it. */
export interface RevisionDetail extends Revision {
  data: Record<string, unknown>;
  changes: FieldChange[];
}

/** One field that differs, in the words of its values. */
export interface FieldChange {
  name: string;
  label: string;
  before: string;
  after: string;
}

/** Hard checks prevent publishing, soft ones advise. */
export interface Checklist {
  publishable: boolean;
  checks: ChecklistEntry[];
}

export interface ChecklistEntry {
  severity: "hard" | "soft";
  /** The field, with the place within it: `blocks.2.props.body`. */
  propertyName: string;
  message: string;
}

/** A record that refers to this one. */
export interface Use {
  id: string;
  type: string;
  apiName: string;
  title: string;
  status: ItemStatus;
  /** The public page shows it; otherwise only the working copy refers to it. */
  live: boolean;
}

/** One that refers to a record, in a list that the record keeps of them. */
export interface RelatedItem {
  id: string;
  revision: number;
  title: string;
  status: ItemStatus;
}

/** Somebody else who has the record open. */
export interface Presence {
  userId: string;
  name: string;
  /** When they opened it. */
  since: string;
}

/** `restore` undoes `unpublish` and `trash`, with the published state that each had. */
export type BulkAction = "publish" | "unpublish" | "trash" | "restore";

/** Of each item in the order asked; the others go on when one fails. */
export interface BulkOutcome {
  /** How many were public before. */
  live: number;
  results: (
    | { id: string; revision: number; status: ItemStatus }
    | { id: string; error: { code: string; message: string } }
  )[];
}

/** What an import would do, or did, row by row. */
export interface ImportOutcome {
  committed: boolean;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  rows: ImportRow[];
}

export interface ImportRow {
  /** As a spreadsheet numbers them: the first row after the headings is 2. */
  line: number;
  title: string;
  action: "create" | "update" | "none" | "fail";
  errors: { propertyName: string; message: string }[];
}
