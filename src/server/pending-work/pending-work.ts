import type { Feature } from "~/platform/admin-features";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";

/** Work that waits for staff. The side menu and the dashboard show how much there is. */
export interface PendingWork {
  /** The screen where it is done: the address of a menu item or a sub-item. */
  href: string;
  /** Any one of these is needed to see the count. */
  anyOf: readonly PermissionFlag[];
  /** Not counted while this is switched off. */
  feature?: Feature;
  /** The name of the counted work: "card to print", "cards to print". */
  one: string;
  many: string;
  count(): Promise<number>;
}
