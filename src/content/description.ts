import type { Feature } from "~/platform/admin-features";
import type { Room } from "./blocks/room";
import type { Thumbnail } from "./blocks/thumbnail";
import type { FieldKind } from "./fields/field-kind";

/** What the admin's browser code knows of content types. Plain types: the definitions themselves stay on the server. */

export interface TypeDescription {
  /** The word in code (`provider`); `apiName` is the last part of the API's and the admin's address (`staffmembers`). */
  name: string;
  apiName: string;
  label: { one: string; many: string };
  /** One record that always exists and can neither be added nor trashed (the site's settings). */
  singleton: boolean;
  /** Its records are never published: they are tools of the staff. */
  forStaffOnly: boolean;
  /** The groups of its form have a tab each. */
  hasTabs: boolean;
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
  /** Under which title it stands in the form, and what is said below that; left out where the form has one group. */
  group?: { title: string; lead?: string };
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
