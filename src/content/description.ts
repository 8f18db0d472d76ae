import type { Feature } from "~/platform/admin-features";
import type { Room } from "./blocks/room";
import type { Thumbnail } from "./blocks/thumbnail";
import type { FieldKind } from "./fields/field-kind";
import type { VariablesOffered } from "./variables/text-variables";

/**
 * The descriptions of content types for the admin area's browser code. The definitions themselves stay on the server.
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
  /** The groups of its form have a tab each. */
  hasTabs: boolean;
  /** The part before the slug in the public address (`/provider/`); null if records have no page. */
  addressPrefix: string | null;
  /** Its drafts can be shown to people without an account. */
  hasPreviewLinks: boolean;
  /** The name of the field whose value is unique within the type, if it has one. */
  slugField: string | null;
  fields: FieldDescription[];
  /**
   * Lists of records that refer to this one and can be edited from here too, at `…/{id}/relations/{name}`.
   */
  relations: RelationDescription[];
  /** Field names: columns, and filters (`?acceptingNewPatients=true`, `?locations={id}`). */
  list: {
    columns: string[];
    filters: string[];
    /** The sort name of the order at first. */
    order: string;
    /** The column by which the sort name `upcoming` orders; null if the type has no such order. */
    upcoming: string | null;
    /** The fields that can be edited in many records at once. */
    bulkFields: string[];
    /** The text of an empty list: what belongs there, and how to begin. */
    belongsHere: string;
  };
  /** The caller's permissions. */
  can: { create: boolean; draft: boolean; publish: boolean; import: boolean; duplicate: boolean };
}

export interface FieldDescription {
  name: string;
  kind: FieldKind;
  label: string;
  help?: string;
  /** The heading of its group in the form, and the text below; left out if the form has one group. */
  group?: { title: string; lead?: string };
  /** Boolean fields that must be on for the form to show it. Empty: it is always shown. */
  shownIf: readonly string[];
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
  /** HTML: may show pictures of the media library. */
  pictures?: boolean;
  /** TEXT: holds a phone number. */
  phone?: boolean;
  /**
   * TEXT: code reads the value, such as an address or the name of an icon. The page editor's canvas does not edit it.
   */
  readByCode?: boolean;
  /** TEXT: the variables that the input offers; all if left out. */
  variables?: VariablesOffered;
  /** TEXT: an address. Inputs store an address of this site as its path. */
  address?: boolean;
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
  /** ITEM_ARRAY: has a special input instead of the general one. */
  editor?: "questions" | "sessions" | "table";
  /**
   * With the editor `table`: the field of the same block that contains the column headings. It has no separate input.
   */
  headings?: string;
  /** With the editor `table`: how many columns it can have, and the characters of a heading and of a cell. */
  cells?: { mostColumns: number; headingLength: number; cellLength: number };
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
