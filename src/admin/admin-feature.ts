import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { FieldDescription, TypeDescription } from "~/content/description";
import type { ReferencedItem } from "~/content/item-schemas";
import type { Feature } from "~/platform/admin-features";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import type { EventName } from "~/ui/events/event-details";
import type { RecordFormProps } from "./content/form/record-form-props";
import type { WorkspaceProps } from "./content/form/workspace-props";
import type { InputProps } from "./content/inputs/input-props";
import type { PeopleSource } from "./find/people-source";

// biome-ignore lint/suspicious/noExplicitAny: each kind of field has a value of its own, as the description says
type Input = ComponentType<InputProps<any>>;

/** Chooses the document that a link downloads. */
export interface DocumentLinkProps {
  /** The document's permanent address; empty for none. */
  href: string;
  onChange(href: string): void;
}

/**
 * Chooses a picture from the library, or adds one. If the picture has no alternative text, the person is
 * asked to write it first.
 */
export interface PicturePickerProps {
  onClose(): void;
  onPick(id: string, picture: ReferencedItem): void;
}

export interface DashboardPanel {
  name: string;
  /** Any one of these is needed to see it. */
  anyOf: readonly PermissionFlag[];
  /** Hidden if the hospital switched it off. */
  feature?: Feature;
  /** Loaded on demand. Fetches its own data. */
  Panel: ComponentType;
}

/**
 * A feature's additions to the screens of records and to the dialog of Ctrl-K: `adminFeature` in its
 * `admin/admin-feature.ts`.
 */
export interface AdminFeature {
  /** Inputs by the kind of field. */
  inputs?: Partial<Record<FieldDescription["kind"], Input>>;
  /** Inputs that replace the kind's own, by the field's setting `editor`. */
  editors?: Partial<Record<NonNullable<FieldDescription["settings"]["editor"]>, Input>>;
  /** Screens of content types, by the type's name. Loaded on demand. */
  screens?: Partial<Record<string, RecordScreens>>;
  /** The screen for records that consist of blocks. */
  blocksWorkspace?: ComponentType<WorkspaceProps>;
  documentLink?: ComponentType<DocumentLinkProps>;
  picturePicker?: ComponentType<PicturePickerProps>;
  /** Panels of the dashboard, for the daily work of one role. */
  dashboardPanels?: readonly DashboardPanel[];
  /** People that the dialog of Ctrl-K finds. */
  people?: readonly PeopleSource[];
  /** Dialogs of public pages that a link can open. */
  dialogs?: readonly { value: EventName; label: string }[];
}

/** A screen of one record, beside its form and its history. */
export interface RecordLink {
  label: string;
  Icon: LucideIcon;
  /** Its address. */
  href(id: string): string;
  /** Also shown in the list of records, where staff look for it. */
  inList?: true;
}

export interface RecordScreens {
  /** Replaces the list of records. */
  list?: ComponentType<{ type: TypeDescription }>;
  /** Replaces the form. */
  form?: ComponentType<RecordFormProps>;
  /** Shows where a record is used even if nothing uses it. */
  alwaysShowsUses?: boolean;
  /** Other screens of a record. */
  links?: readonly RecordLink[];
  /** Another way to show the list: a link beside the button for a new record. */
  otherList?: { label: string; href: string };
  /** Shown below the form. */
  preview?: ComponentType<{ values: Readonly<Record<string, unknown>> }>;
}
