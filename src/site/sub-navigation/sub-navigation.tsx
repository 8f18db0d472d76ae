import type { HeadingAnchor } from "~/content/rich-text/with-heading-ids";
import { Link } from "~/ui/link/link";
import { SUB_NAVIGATION_BAR } from "../browser/scrolling/fixed-bars";
import styles from "./sub-navigation.module.css";

const MARK = { [SUB_NAVIGATION_BAR]: "" };

/** A page with fewer sections can be scanned without links to them. */
const MIN_SECTIONS = 3;

/** Links to the sections of a long page, in a bar that stays below the header. */
export function SubNavigation({ sections }: { sections: HeadingAnchor[] }) {
  if (sections.length < MIN_SECTIONS) return null;
  return (
    <nav aria-label="On this page" className={styles.bar} {...MARK}>
      <ul>
        {sections.map(({ anchor, label }) => (
          <li key={anchor}>
            <Link href={`#${anchor}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
