import type { Feature } from "~/platform/admin-features";
import type { Room } from "./blocks/room";
import type { Thumbnail } from "./blocks/thumbnail";
import type { FieldKind } from "./fields/field-kind";

/**
 * What the admin's browser code knows about content types, and the responses of the generic endpoints under
 * `/api/admin/{apiName}`. Plain types: the definitions themselves stay on the server.
 */

export interface TypeDescription {
  /**
   * The name in code (`provider`); `apiName` is the last part of API and admin addresses (`staffmembers`).
   */
  name: string;
  apiName: string;
  label: { one: string; many: string };
  /** One record that always exists and can be neither added nor trashed (the site's settings). */
  singleton: boolean;
  /** Its records are never published: they are tools for staff. */
  forStaffOnly: boolean;
  /** The part before the slug in the public address (`/provider/`); null if records have no page. */
  addressPrefix: string | null;
  /** The name of the field whose value is unique within the type, if it has one. */
  slugField: string | null;
  fields: FieldDescription[];
  /**
   * Lists of records that refer to this one and can be edited from here too, at `…/{id}/relations/{name}`.
   */
  relations: RelationDescription[];
  /** Field names: columns, and filters (`?acceptingNewPatients=true`, `?locations={id}`). */
  list: { columns: string[]; filters: string[] };
  /** What the caller may do. */
  can: { create: boolean; draft: boolean; publish: boolean; import: boolean; duplicate: boolean };
}

export interface FieldDescription {
  name: string;
  kind: FieldKind;
  label: string;
  help?: string;
  /** Must be filled before publishing; a draft may leave it empty. */
  required: boolean;
  /** Written only by the system: shown, never sent. */
  readOnly: boolean;
  /** The initial value. */
  empty: unknown;
  settings: FieldSettingsDescription;
}

/** Limits and choices; only those of the kind are set. */
export interface PlainFieldSettings {
  /** Characters, for plain text. */
  maxLength?: number;
  /**
   * Recommended minimum and maximum number of characters; the checklist recommends them, nothing enforces
   * them.
   */
  advised?: [number, number];
  /** SELECT: the choices, in order. */
  choices?: { value: string; label: string }[];
  /** NUMBER, and MONEY in cents. */
  minimum?: number;
  maximum?: number;
  integer?: boolean;
  /** COLOR: any color, not only the brand's. */
  free?: boolean;
  /** COLOR: the default color, as `#rrggbb`. */
  otherwise?: string;
  /** Lists of any kind. */
  maxItems?: number;
  /** The content type that it refers to, by name (`provider`). */
  refersTo?: string;
  /** FIXED_VALUE: its value. */
  value?: unknown;
  /** ITEM_ARRAY: has a special input in place of the general one. */
  editor?: "questions" | "table";
  /**
   * With the editor `table`: the field of the same block that contains the column headings. It has no input
   * of its own.
   */
  headings?: string;
  /** EDITOR_NOTE_HTML: its text for staff. */
  note?: string;
  /** SLOT: the room for blocks in it. */
  room?: Room;
}

export interface FieldSettingsDescription extends PlainFieldSettings {
  /** ITEM_ARRAY: the fields of one item. */
  item?: FieldDescription[];
  /** BLOCKS: the blocks of a page. */
  blocks?: BlockDescription[];
}

export interface BlockDescription {
  name: string;
  label: string;
  category: string;
  /** One sentence about its purpose, and a small drawing. */
  help: string;
  thumbnail: Thumbnail;
  /** If this feature is off, visitors do not see it. Null: always shown. */
  feature: Feature | null;
  /** Ends the sentence "Visitors do not see this block, unless …". */
  shownUnless?: string;
  /** The room that it needs: see `hasRoomFor` of blocks/room.ts. */
  needs?: Room;
  fields: FieldDescription[];
  /** The props of a newly added block. */
  example: Record<string, unknown>;
  /** Instructions for its texts, by their paths within the props: shown while they are empty. */
  hints: Record<string, string>;
}

export interface RelationDescription {
  name: string;
  label: string;
  /** The content type whose records hold the reference. */
  refersTo: string;
}

/** `changed`: live, with unpublished changes. `schedule` says what is scheduled. */
export type ItemStatus = "draft" | "live" | "changed" | "trashed";

export interface ItemSummary {
  id: string;
  revision: number;
  title: string;
  slug: string | null;
  /** The public address that the working copy has or would have. */
  url: string | null;
  status: ItemStatus;
  /** ISO 8601, like all times here. */
  updatedAt: string;
  updatedByName: string;
  publishedAt: string | null;
  /** Since when a review is requested. */
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
  /** The records that the columns of these items refer to. */
  references: References;
}

/** When the facts of a public record were last confirmed, and when they are due again. */
export interface ItemReview {
  lookedAt: string;
  dueAt: string;
  /** Who confirmed it then; null if it was only published. */
  confirmedByName: string | null;
}

export interface Item extends ItemSummary {
  /** Null for types without reviews, and for records that are not public. */
  review: ItemReview | null;
  data: Record<string, unknown>;
  publishedRevision: number | null;
  createdAt: string;
  trashedAt: string | null;
  references: References;
}

/**
 * Other records by id, so that a form can show their name and picture. A missing one was deleted permanently.
 */
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
  /** For documents that can be chosen without editing them: the permanent address. */
  url?: string | undefined;
}

/** The list for someone who may choose records but not edit them: the titles of public records. */
export interface ChoiceList {
  items: { id: string; title: string }[];
  total: number;
  page: number;
  pageSize: number;
  references: References;
}

export interface Revision {
  revision: number;
  /** created, saved, published, unpublished, trashed, restored, and so on. */
  action: string;
  at: string;
  actorId: string;
  actorName: string;
  /** Whether this is the public one. */
  published: boolean;
}

/** One revision with its values, and its changes from the previous one. */
export interface RevisionDetail extends Revision {
  data: Record<string, unknown>;
  changes: FieldChange[];
}

/** One changed field, with its values in words. */
export interface FieldChange {
  name: string;
  label: string;
  before: string;
  after: string;
}

/** Hard checks prevent publishing, soft ones are recommendations. */
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
  /** Whether the public page shows it; otherwise only the working copy refers to it. */
  live: boolean;
}

/** A record in a list of records that refer to this one. */
export interface RelatedItem {
  id: string;
  revision: number;
  title: string;
  status: ItemStatus;
}

/** Another person who has the record open. */
export interface Presence {
  userId: string;
  name: string;
  /** When they opened it. */
  since: string;
}

/** `restore` undoes `unpublish` and `trash`, with the former published state. */
export type BulkAction = "publish" | "unpublish" | "trash" | "restore";

/** The result for each item, in the requested order; a failed item does not affect the others. */
export interface BulkOutcome {
  /** How many were public before. */
  live: number;
  results: (
    | { id: string; revision: number; status: ItemStatus }
    | { id: string; error: { code: string; message: string } }
  )[];
}

/** The result of an import, or of trying it, row by row. */
export interface ImportOutcome {
  committed: boolean;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  rows: ImportRow[];
}

export interface ImportRow {
  /** As spreadsheets number them: the first row after the headings is 2. */
  line: number;
  title: string;
  action: "create" | "update" | "none" | "fail";
  errors: { propertyName: string; message: string }[];
}

/**
 * A private link to the working copy for someone without an account. Its address is returned only once, when
 * it is created.
 */
export interface PreviewLink {
  id: string;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
}
