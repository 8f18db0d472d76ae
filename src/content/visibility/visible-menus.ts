import type { NavigationItem } from "../fields/navigation-items";
import type { Visibility } from "./visibility";

/** The site's menus: the main one, the one in the upper right, and the footer's. */
export interface Menus {
  main: NavigationItem[];
  extra: NavigationItem[];
  footer: NavigationItem[];
}

/**
 * The menus without links to hidden addresses. An item that leads nowhere itself disappears with the last of
 * its sub-items.
 */
export function visibleMenus({ main, extra, footer }: Menus, { hides }: Visibility): Menus {
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
