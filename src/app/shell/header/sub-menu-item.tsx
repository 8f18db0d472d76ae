import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useId,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import type { MenuItem } from "~/site/root-data";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon/icon";
import { linkKind } from "~/ui/link/link-kind";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { navigationClicked } from "../navigation-clicked";
import { NavigationLink } from "../navigation-link";
import styles from "./main-navigation.module.css";
import { moveFocus } from "./move-focus";
import type { OpenItem } from "./use-open-item";

export interface SubMenuItemProps {
  item: MenuItem;
  subItems: MenuItem[];
  openItem: OpenItem;
  hydrated: boolean;
}

/**
 * An item with a sub-menu: opened by hovering, by its button (click, touch, Enter, Space), or by the down
 * arrow.
 */
export function SubMenuItem({ item, subItems, openItem, hydrated }: SubMenuItemProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const open = openItem.open === item.label;
  const leads = linkKind(item.href) !== "none";

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, in case the focus was in the list before the script ran
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) openItem.show(item.label);
  }, []);

  function press(event: MouseEvent) {
    if (!leads) navigationClicked(item.href);
    // A mouse has already opened it by hovering, so a click must not close it.
    const byMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === "mouse";
    if (open && !byMouse) openItem.close();
    else openItem.show(item.label);
  }

  function onKeys(event: KeyboardEvent) {
    if (event.key === "Escape" && open) {
      openItem.close();
      button.current?.focus();
    } else if (event.key === "ArrowDown" && event.target === button.current) {
      // Only visible elements can be focused.
      flushSync(() => openItem.show(item.label));
      moveFocus(list.current, "first");
    } else if (!open || !moveFocus(list.current, event.key)) return;
    event.preventDefault();
  }

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) openItem.close();
  };

  return (
    <li
      className={classNames(styles.parent, open && styles.open)}
      onPointerEnter={forMouse(() => openItem.show(item.label))}
      onPointerLeave={forMouse(openItem.closeSoon)}
      onKeyDown={onKeys}
      onBlur={leave}
    >
      {leads && <NavigationLink item={item} marksActive className={styles.top} />}
      <button
        ref={button}
        type="button"
        className={classNames(styles.top, leads ? styles.toggle : styles.inviting)}
        aria-expanded={hydrated ? open : undefined}
        aria-controls={hydrated ? id : undefined}
        onClick={press}
      >
        {leads ? <VisuallyHidden>{item.label}: more</VisuallyHidden> : item.label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <SubMenu ref={list} id={id} items={subItems} onFollowed={openItem.close} />
    </li>
  );
}

interface SubMenuProps {
  ref: Ref<HTMLUListElement>;
  id: string;
  items: MenuItem[];
  onFollowed(): void;
}

function SubMenu({ ref, id, items, onFollowed }: SubMenuProps) {
  return (
    <ul ref={ref} id={id} className={styles.subMenu}>
      {items.map((item) => (
        <SubItem key={item.label} item={item} onFollowed={onFollowed} />
      ))}
    </ul>
  );
}

function SubItem({ item, onFollowed }: { item: MenuItem; onFollowed(): void }) {
  return (
    <li>
      <NavigationLink item={item} marksActive className={styles.sub} onFollowed={onFollowed}>
        {item.label}
        {linkKind(item.href) === "new-tab" && <Icon name="external" className={styles.external} />}
      </NavigationLink>
    </li>
  );
}

function forMouse(act: () => void): (event: PointerEvent) => void {
  return (event) => event.pointerType === "mouse" && act();
}
