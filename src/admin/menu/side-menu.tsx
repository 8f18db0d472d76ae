import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useClientStore } from "~/site/browser/store/use-client-store";
import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { useCcmsConfig } from "../ccms-config";
import type { AdminMenuItem } from "./feature-menu";
import { MenuEntry } from "./menu-entry";
import { menuItemsFor, OPERATIONS_HEADING } from "./menu-items";
import { pendingWithin } from "./pending-work/pending-at";
import { usePendingWork } from "./pending-work/use-pending-work";
import styles from "./side-menu.module.css";
import type { MenuExpansion } from "./use-menu-expanded";

/** In px (specification, section 9). The menu's widths, 220 and 60, are in its style sheet. */
const STEP = 42;
const START = 62;

/** All screens that this person may open: 220 px with labels, 60 px with icons and a label on hover. */
export function SideMenu({ expanded, overlays, setExpanded }: MenuExpansion) {
  const user = useClientStore((state) => state.user);
  const items = menuItemsFor(user, useCcmsConfig());
  const listed = items.filter(({ group }) => group === "site");
  const further = items.filter(({ group }) => group === "operations");
  const pending = usePendingWork();
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const [pointedAt, setPointedAt] = useState<Pointed>();

  useVisibleMark(list, pathname, expanded);

  const pointAt = (item: AdminMenuItem, step: number) => {
    const words = pendingWithin(item, pending)?.words;
    const label = words ? `${item.label}: ${words}` : item.label;
    if (!expanded) setPointedAt({ label, top: tooltipTop(step, list.current?.scrollTop) });
  };
  // The heading is as tall as an item, so the tooltips below it are one step lower.
  const entries = (of: readonly AdminMenuItem[], firstStep: number) =>
    of.map((item, index) => (
      <MenuEntry
        key={item.href}
        item={item}
        path={pathname}
        expanded={expanded}
        pending={pending}
        onPoint={() => pointAt(item, firstStep + index)}
        onLeave={() => setPointedAt(undefined)}
      />
    ));
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && overlays && expanded) setExpanded(false);
  };

  return (
    <nav
      id="admin-menu"
      aria-label="Admin"
      className={classNames(styles.menu, expanded && styles.expanded)}
      onKeyDown={closeOnEscape}
    >
      <Head
        expanded={expanded}
        onToggle={() => {
          setPointedAt(undefined);
          setExpanded(!expanded);
        }}
      />
      <div ref={list} className={styles.list} onScroll={() => setPointedAt(undefined)}>
        <ul>{entries(listed, 0)}</ul>
        {further.length > 0 && <Further expanded={expanded}>{entries(further, listed.length + 1)}</Further>}
      </div>
      {pointedAt && !expanded && <Tooltip {...pointedAt} />}
    </nav>
  );
}

/** The items below the heading. */
function Further({ expanded, children }: { expanded: boolean; children: ReactNode }) {
  return (
    <>
      <h2 id="further-items" className={styles.heading}>
        {expanded ? OPERATIONS_HEADING : <VisuallyHidden>{OPERATIONS_HEADING}</VisuallyHidden>}
      </h2>
      <ul aria-labelledby="further-items">{children}</ul>
    </>
  );
}

/** Keeps the current screen's item visible, even in a long menu. */
function useVisibleMark(list: RefObject<HTMLElement | null>, path: string, expanded: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen, and another width, move the mark
  useEffect(() => {
    const here = list.current?.querySelectorAll("[aria-current]");
    here?.item(here.length - 1)?.scrollIntoView({ block: "nearest" });
  }, [path, expanded]);
}

function Head({ expanded, onToggle }: { expanded: boolean; onToggle(): void }) {
  const Icon = expanded ? PanelLeftClose : PanelLeftOpen;
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={expanded}
        aria-controls="admin-menu"
        aria-label={expanded ? "Collapse the menu" : "Expand the menu"}
        onClick={onToggle}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {expanded && <span className={styles.name}>Staff area</span>}
    </div>
  );
}

/** The item that the pointer or the focus is on. */
interface Pointed {
  label: string;
  /** In px, from the top of the menu. */
  top: number;
}

/** The label of an item, while the menu shows icons only. */
function Tooltip({ label, top }: Pointed) {
  return (
    <span
      className={styles.tooltip}
      role="tooltip"
      ref={(element) => element?.style.setProperty("top", `${top}px`)}
    >
      {label}
    </span>
  );
}

/** The distance of an item's tooltip from the menu's top, with the list scrolled by `scrolled`. */
function tooltipTop(index: number, scrolled = 0): number {
  return START + index * STEP - scrolled;
}
