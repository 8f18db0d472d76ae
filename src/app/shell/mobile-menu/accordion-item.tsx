import type { MenuItem } from "~/site/root-data";
import { Icon } from "~/ui/icon/icon";
import { linkKind } from "~/ui/link/link-kind";
import { navigationClicked } from "../navigation-clicked";
import { NavigationLink } from "../navigation-link";
import styles from "./mobile-menu.module.css";

export interface AccordionItemProps {
  item: MenuItem;
  subItems: MenuItem[];
  /** Called when a visitor follows one of the item's links. */
  onFollowed: () => void;
}

/**
 * An item that expands to show its sub-items. Uses the browser's disclosure element, so it works with and
 * without JavaScript.
 */
export function AccordionItem({ item, subItems, onFollowed }: AccordionItemProps) {
  return (
    <li className={styles.item}>
      <details>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of the browser's */}
        <summary className={styles.top} onClick={() => navigationClicked(item.href)}>
          {item.label}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <ul className={styles.subList}>
          {linkKind(item.href) !== "none" && <SubItem item={item} onFollowed={onFollowed} />}
          {subItems.map((sub) => (
            <SubItem key={sub.label} item={sub} onFollowed={onFollowed} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function SubItem({ item, onFollowed }: Pick<AccordionItemProps, "item" | "onFollowed">) {
  return (
    <li>
      <NavigationLink item={item} marksActive className={styles.sub} onFollowed={onFollowed} />
    </li>
  );
}
