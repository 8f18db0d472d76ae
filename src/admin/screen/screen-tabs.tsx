import { Link, useLocation } from "react-router";
import styles from "./screen-tabs.module.css";

interface ScreenTabsProps {
  /** The name of the group: "Settings". */
  label: string;
  tabs: readonly { label: string; href: string; count?: number }[];
}

export function ScreenTabs({ label, tabs }: ScreenTabsProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ label: words, href, count }) => (
          <li key={href}>
            <Link to={href} className={styles.tab} aria-current={pathname === href ? "page" : undefined}>
              {words}
              {count ? <span className={styles.count}>{count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
