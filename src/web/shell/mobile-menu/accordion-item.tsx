import { useId, useState } from "react";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon/icon";
import { linkKind } from "~/ui/link/link-kind";
import { navigationClicked } from "../navigation-clicked";
import { NavigationLink } from "../navigation-link";
import type { MenuItem } from "../shell-data";
import styles from "./mobile-menu.module.css";
import { MENU_PANEL_ID } from "./panel-id";

export interface AccordionItemProps {
  item: MenuItem;
  subItems: MenuItem[];
  hydrated: boolean;
  /** One of its links was followed. */
  onFollowed: () => void;
}

/** An item that unfolds its sub-items; without script they are all there. */
export function AccordionItem({ item, subItems, hydrated, onFollowed }: AccordionItemProps) {
  const id = useId();
  // In a menu that is open already when script comes, nothing folds up under the visitor's finger.
  const [chosen, setChosen] = useState(() => isMenuTarget());
  const unfolded = chosen || !hydrated;

  function toggle() {
    navigationClicked(item.href);
    setChosen(!chosen);
  }

  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.top}
        aria-expanded={hydrated ? unfolded : undefined}
        aria-controls={id}
        onClick={toggle}
      >
        {item.label}
        <Icon name="chevron-down" className={classNames(styles.chevron, unfolded && styles.turned)} />
      </button>
      <ul id={id} className={styles.subList} hidden={!unfolded}>
        {linkKind(item.href) !== "none" && <SubItem item={item} onFollowed={onFollowed} />}
        {subItems.map((sub) => (
          <SubItem key={sub.label} item={sub} onFollowed={onFollowed} />
        ))}
      </ul>
    </li>
  );
}

function isMenuTarget(): boolean {
  return typeof window !== "undefined" && window.location.hash === `#${MENU_PANEL_ID}`;
}

function SubItem({ item, onFollowed }: Pick<AccordionItemProps, "item" | "onFollowed">) {
  return (
    <li>
      <NavigationLink item={item} marksActive className={styles.sub} onFollowed={onFollowed} />
    </li>
  );
}
