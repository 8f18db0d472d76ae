import type { LucideIcon } from "lucide-react";
import type { PermissionFlag } from "~/platform/access/permissions";
import type { Feature } from "~/platform/admin-features";

export interface MenuSubItem {
  label: string;
  href: string;
  /** One of them is needed; where the list is empty, only administrators see it. None: whoever sees the item. */
  anyOf?: readonly PermissionFlag[];
}

export interface AdminMenuItem {
  label: string;
  href: string;
  Icon: LucideIcon;
  /** One of them is needed. None: every member of staff. */
  anyOf?: readonly PermissionFlag[];
  /** Gone when the hospital switched it off. */
  feature?: Feature;
  subItems?: readonly MenuSubItem[];
}

export interface PlacedMenuItem extends AdminMenuItem {
  /** `site`: the items that the specification lists. `operations`: ours, below them under a heading. */
  group: "site" | "operations";
  /** The place within the group. The specification orders its own (section 2). */
  order: number;
}

/** What a feature adds to the side menu: `menu` in its `admin/menu.ts`. It is part of every screen: import no screens here. */
export interface FeatureMenu {
  items?: readonly PlacedMenuItem[];
  /** Sub-items of another feature's item, by that item's address. */
  below?: Readonly<Record<string, readonly MenuSubItem[]>>;
}
