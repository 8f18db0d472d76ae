import type { ReactNode } from "react";
import { Link } from "react-router";
import { Panel } from "~/admin/screen/panel";
import styles from "./dashboard.module.css";
import { DismissButton } from "./dismiss-button";

export interface Work {
  /** Identifies the item in this state. After it was dismissed, it is shown again if this changes. */
  key: string;
  title: string;
  href: string;
  detail: ReactNode;
}

export interface WorkListProps {
  title: string;
  works: readonly Work[];
  /** The text if the list is empty. */
  empty: string;
  /** A link to the full list. */
  more?: ReactNode;
}

/** A list of records that need attention, with links. */
export function WorkList({ title, works, empty, more }: WorkListProps) {
  if (works.length === 0) return <Panel title={title} lead={empty} />;
  return (
    <Panel title={`${title} (${works.length})`}>
      <ul className={styles.works}>
        {works.map((work) => (
          <li key={work.key} className={styles.work}>
            <span>
              <Link to={work.href} className={styles.workTitle}>
                {work.title || "Untitled"}
              </Link>
              <span className={styles.detail}>{work.detail}</span>
            </span>
            <DismissButton itemKey={work.key} title={work.title || "Untitled"} />
          </li>
        ))}
      </ul>
      {more}
    </Panel>
  );
}
