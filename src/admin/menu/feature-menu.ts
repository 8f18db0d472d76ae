import type { LucideIcon } from "lucide-react";
import type { Feature } from "~/platform/admin-features";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";

export interface MenuSubItem {
  label: string;
  href: string;
  /**
   * Any one of these is needed; if the list is empty, only administrators see it. Undefined: everyone who
   * sees the item.
   */
  anyOf?: readonly PermissionFlag[];
  /**
   * Staff open this screen only once, so the menu lists it, but the item's other screens have no tab for it.
   */
  once?: true;
}

export interface AdminMenuItem {
  label: string;
  href: string;
  Icon: LucideIcon;
  /** Any one of these is needed. Undefined: all staff. */
  anyOf?: readonly PermissionFlag[];
  /** Hidden if the hospital switched it off. */
  feature?: Feature;
  subItems?: readonly MenuSubItem[];
}

export interface PlacedMenuItem extends AdminMenuItem {
  /** `site`: the items of the specification. `operations`: ours, below them under a heading. */
  group: "site" | "operations";
  /** Position within the group. The specification orders its own (section 2). */
  order: number;
}

/** A screen about the signed-in person. */
export interface AccountItem {
  label: string;
  href: string;
  Icon: LucideIcon;
}

/** A screen for one task; the dialog of Ctrl-K offers it. */
export interface MenuAction {
  /** The action: "Enter a check". */
  label: string;
  /** The name of its result, if the Add menu offers it: "Check". */
  adds?: string;
  href: string;
  /** Any one of these is needed. Undefined: all staff. */
  anyOf?: readonly PermissionFlag[];
  /** Hidden if the hospital switched it off. */
  feature?: Feature;
}

/** A permission as screens show it. */
export interface PermissionWords {
  label: string;
  /** What it allows. */
  help: string;
}

/**
 * A feature's additions to the side menu: `menu` in its `admin/menu.ts`. It is part of every screen, so import
 * no screens here.
 */
export interface FeatureMenu {
  items?: readonly PlacedMenuItem[];
  /** Sub-items of another feature's item, by that item's address. */
  below?: Readonly<Record<string, readonly MenuSubItem[]>>;
  actions?: readonly MenuAction[];
  /** In the menu of the account. */
  account?: readonly AccountItem[];
  /** The permissions that this feature's screens require. */
  permissions?: Partial<Record<PermissionFlag, PermissionWords>>;
}
