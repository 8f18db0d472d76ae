import { Link } from "react-router";
import { useCcmsConfig } from "~/admin/ccms-config";
import { menuItemsFor } from "~/admin/menu/menu-items";
import { pendingAt } from "~/admin/menu/pending-work/pending-at";
import { usePendingWork } from "~/admin/menu/pending-work/use-pending-work";
import { Panel } from "~/admin/screen/panel";
import { useClientStore } from "~/site/browser/store/use-client-store";
import styles from "./dashboard.module.css";

/** The amount of pending work for this person, with a link to each screen, in the order of the menu. */
export function WaitingPanel() {
  const user = useClientStore((state) => state.user);
  const items = menuItemsFor(user, useCcmsConfig());
  const counts = usePendingWork();
  const works = items.flatMap((item) =>
    [item, ...(item.subItems ?? [])].flatMap(({ href, label }) => {
      const waiting = pendingAt(href, counts);
      return waiting ? [{ href, words: waiting.words, place: placeOf(item.label, label) }] : [];
    }),
  );
  if (works.length === 0) return null;
  return (
    <Panel title="To do">
      <ul className={styles.works}>
        {works.map(({ href, words, place }) => (
          <li key={href} className={styles.work}>
            <span>
              <Link to={href} className={styles.workTitle}>
                {words}
              </Link>
              <span className={styles.detail}>{place}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function placeOf(item: string, subItem: string): string {
  return item === subItem ? item : `${item}, ${subItem}`;
}
