import { useId } from "react";
import { Link } from "react-router";
import type { PendingCount } from "~/server/pending-work/pending-work-api";
import { isActive } from "~/ui/link/is-active";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { AdminMenuItem, MenuSubItem } from "./feature-menu";
import { MenuIcon } from "./menu-icon";
import { type Pending, pendingAt, pendingWithin } from "./pending-work/pending-at";
import { PendingMark, PendingWords } from "./pending-work/pending-mark";
import styles from "./side-menu.module.css";

export interface MenuEntryProps {
  item: AdminMenuItem;
  path: string;
  expanded: boolean;
  /** Pending work by screen. */
  pending: readonly PendingCount[];
  onPoint: () => void;
  onLeave: () => void;
}

/** One line of the side menu. Its sub-items are visible while one of its screens is open. */
export function MenuEntry({ item, path, expanded, pending: counts, onPoint, onLeave }: MenuEntryProps) {
  const pending = pendingWithin(item, counts);
  const wordsId = useId();
  const showsSubItems = expanded && isIn(item, path) && item.subItems;
  return (
    <li>
      <Link
        to={item.href}
        className={styles.item}
        aria-current={currentAt(item.href, path)}
        aria-describedby={pending && wordsId}
        onPointerEnter={onPoint}
        onPointerLeave={onLeave}
        onFocus={onPoint}
        onBlur={onLeave}
      >
        <MenuIcon Icon={item.Icon} />
        {expanded ? <span>{item.label}</span> : <VisuallyHidden>{item.label}</VisuallyHidden>}
        <PendingMark pending={pending} expanded={expanded} />
      </Link>
      <PendingWords id={wordsId} pending={pending} />
      {showsSubItems && (
        <ul className={styles.subList}>
          {item.subItems?.map((below) => (
            <SubEntry key={below.href} item={below} path={path} pending={pendingAt(below.href, counts)} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface SubEntryProps {
  item: MenuSubItem;
  path: string;
  pending: Pending | undefined;
}

function SubEntry({ item: { label, href }, path, pending }: SubEntryProps) {
  const wordsId = useId();
  return (
    <li>
      <Link
        to={href}
        className={styles.subItem}
        aria-current={currentAt(href, path)}
        aria-describedby={pending && wordsId}
      >
        {label}
        <PendingMark pending={pending} expanded />
      </Link>
      <PendingWords id={wordsId} pending={pending} />
    </li>
  );
}

/**
 * Whether the current screen belongs to this item, or to one of its sub-items, which have their own addresses.
 */
function isIn({ href, subItems = [] }: AdminMenuItem, path: string): boolean {
  return isActive(href, path) || subItems.some((below) => isActive(below.href, path));
}

/** A link is active if the path contains its href; on exactly that page it is marked as such. */
function currentAt(href: string, path: string): "page" | "true" | undefined {
  if (!isActive(href, path)) return undefined;
  return path === href ? "page" : "true";
}
