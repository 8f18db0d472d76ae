import { inFeatureOrder } from "~/features";
import type { StoredState } from "~/site/browser/store/stored-state";
import { type CcmsConfig, requireConfig } from "../ccms-config";
import { mayOpen } from "../session/may-open";
import type { AdminMenuItem, FeatureMenu, MenuAction, PlacedMenuItem } from "./feature-menu";

export const menus = inFeatureOrder(
  import.meta.glob<FeatureMenu>("../../features/*/admin/menu.ts", { eager: true, import: "menu" }),
);

export const accountItems = menus.flatMap(({ account = [] }) => account);

/** The heading over the items that the specification does not list. */
export const OPERATIONS_HEADING = "Operations";

const GROUPS: readonly PlacedMenuItem["group"][] = ["site", "operations"];

const allMenuItems: readonly PlacedMenuItem[] = menus
  .flatMap(({ items = [] }) => items)
  .map(withAddedSubItems)
  .sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.order - b.order);

function withAddedSubItems(item: PlacedMenuItem): PlacedMenuItem {
  const added = menus.flatMap(({ below }) => below?.[item.href] ?? []);
  return added.length > 0 ? { ...item, subItems: [...(item.subItems ?? []), ...added] } : item;
}

/**
 * The side menu of this person on this site. Empty for visitors, and for an account that may not enter the
 * admin area.
 * @throws Error without a configuration
 */
export function menuItemsFor(
  user: StoredState["user"],
  config: CcmsConfig | null | undefined,
): PlacedMenuItem[] {
  const { features } = requireConfig(config);
  return allMenuItems
    .filter(({ anyOf, feature }) => mayOpen(user, anyOf) && (!feature || features.includes(feature)))
    .map((item) =>
      item.subItems ? { ...item, subItems: item.subItems.filter(({ anyOf }) => mayOpen(user, anyOf)) } : item,
    );
}

/**
 * The actions of this person on this site.
 * @throws Error without a configuration
 */
export function actionsFor(user: StoredState["user"], config: CcmsConfig | null | undefined): MenuAction[] {
  const { features } = requireConfig(config);
  return menus
    .flatMap(({ actions = [] }) => actions)
    .filter(({ anyOf, feature }) => mayOpen(user, anyOf) && (!feature || features.includes(feature)));
}

/** Where staff begin: the first item of the menu. */
export function startItem(): AdminMenuItem | undefined {
  return allMenuItems[0];
}

/** The menu item of an address, by its own address or the address of one of its sub-items. */
export function menuItemAt(path: string): AdminMenuItem | undefined {
  const leadsTo = ({ href }: { href: string }) => path === href || path.startsWith(`${href}/`);
  return allMenuItems.find(leadsTo) ?? allMenuItems.find(({ subItems = [] }) => subItems.some(leadsTo));
}
