import { useHydrated } from "~/site/browser/use-hydrated";
import type { MenuItem } from "~/site/root-data";
import { classNames } from "~/ui/class-names";
import { NavigationLink } from "../navigation-link";
import styles from "./main-navigation.module.css";
import { SubMenuItem } from "./sub-menu-item";
import { useOpenItem } from "./use-open-item";

/**
 * The menu bar of wide screens. Without JavaScript, its sub-menus open on hover and focus through the style
 * sheet.
 */
export function MainNavigation({ items, className }: { items: MenuItem[]; className?: string }) {
  const openItem = useOpenItem();
  const hydrated = useHydrated();
  return (
    <nav aria-label="Main" className={className}>
      <ul className={classNames(styles.list, !hydrated && styles.withoutScript)}>
        {items.map((item) =>
          item.subItems?.length ? (
            <SubMenuItem
              key={item.label}
              item={item}
              subItems={item.subItems}
              openItem={openItem}
              hydrated={hydrated}
            />
          ) : (
            <li key={item.label}>
              <NavigationLink item={item} marksActive className={styles.top} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
