import type { NavigationItem } from "../fields/navigation-items";
import type { Visibility } from "./visibility";

/** The site's menus: the main one, the one in the upper right, and the footer's. */
export interface Menus {
  main: NavigationItem[];
  extra: NavigationItem[];
  footer: NavigationItem[];
}

/** The visible menus, in memory as long as both objects that they derive from. */
const memory = new WeakMap<Menus, WeakMap<Visibility, Menus>>();

/**
 * The menus without links to hidden addresses. An item without its own link disappears with the last of its sub-items.
 * The same arguments return the same object.
 */
export function visibleMenus(menus: Menus, visibility: Visibility): Menus {
  const byVisibility = memory.get(menus) ?? new WeakMap<Visibility, Menus>();
  memory.set(menus, byVisibility);
  const visible = byVisibility.get(visibility) ?? derive(menus, visibility);
  byVisibility.set(visibility, visible);
  return visible;
}

function derive({ main, extra, footer }: Menus, { hides }: Visibility): Menus {
  return {
    main: visibleItems(main, hides),
    extra: visibleItems(extra, hides),
    footer: visibleItems(footer, hides),
  };
}

function visibleItems(items: readonly NavigationItem[], hides: Visibility["hides"]): NavigationItem[] {
  return items.flatMap(({ isLegal: _, subItems: all = [], ...item }) => {
    const subItems = visibleItems(all, hides);
    const leadsNowhere = item.href === "#" || hides(item.href);
    if (leadsNowhere && subItems.length === 0 && (all.length > 0 || item.href !== "#")) return [];
    const href = leadsNowhere ? "#" : item.href;
    return [subItems.length > 0 ? { ...item, href, subItems } : { ...item, href }];
  });
}
