import { Link } from "react-router";
import { isActive } from "~/ui/link/is-active";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { AdminMenuItem } from "./feature-menu";
import { MenuIcon } from "./menu-icon";
import styles from "./side-menu.module.css";

export interface MenuEntryProps {
  item: AdminMenuItem;
  path: string;
  expanded: boolean;
  onPoint: () => void;
  onLeave: () => void;
}

/** One line of the side menu. Its sub-items are visible while one of its screens is open. */
export function MenuEntry({ item, path, expanded, onPoint, onLeave }: MenuEntryProps) {
  const showsSubItems = expanded && isIn(item, path) && item.subItems;
  return (
    <li>
      <Link
        to={item.href}
        className={styles.item}
        aria-current={currentAt(item.href, path)}
        onPointerEnter={onPoint}
        onPointerLeave={onLeave}
        onFocus={onPoint}
        onBlur={onLeave}
      >
        <MenuIcon Icon={item.Icon} />
        {expanded ? <span>{item.label}</span> : <VisuallyHidden>{item.label}</VisuallyHidden>}
      </Link>
      {showsSubItems && (
        <ul className={styles.subList}>
          {item.subItems?.map(({ label, href }) => (
            <li key={href}>
              <Link to={href} className={styles.subItem} aria-current={currentAt(href, path)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * Whether the present screen is that of this item, or of one of its sub-items, which have their own
 * addresses.
 */
function isIn({ href, subItems = [] }: AdminMenuItem, path: string): boolean {
  return isActive(href, path) || subItems.some((below) => isActive(below.href, path));
}

/** A link is active if the path contains its href; on exactly that page it is marked as such. */
function currentAt(href: string, path: string): "page" | "true" | undefined {
  if (!isActive(href, path)) return undefined;
  return path === href ? "page" : "true";
}
