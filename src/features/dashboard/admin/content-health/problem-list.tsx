import type { ReactNode } from "react";
import { Link } from "react-router";
import { Panel } from "~/admin/screen/panel";
import type { ProblemRecord } from "../../api/content-health-schemas";
import styles from "./content-health.module.css";

interface ProblemListProps<Entry extends ProblemRecord> {
  title: string;
  lead: ReactNode;
  /** The text if the list is empty. */
  none: string;
  part: { items: Entry[]; total: number };
  detail(entry: Entry): ReactNode;
  /** The action at the end of the row. */
  action?(entry: Entry): ReactNode;
}

/** A list of records with the same problem, with links to their forms. */
export function ProblemList<Entry extends ProblemRecord>({
  title,
  lead,
  none,
  part: { items, total },
  detail,
  action,
}: ProblemListProps<Entry>) {
  if (total === 0) return <Panel title={title} lead={<span className={styles.well}>{none}</span>} />;
  return (
    <Panel title={`${title} (${total})`} lead={lead}>
      <ul className={styles.list}>
        {items.map((entry) => (
          <li key={entry.id} className={styles.row}>
            <span className={styles.words}>
              <Link to={entry.href} className={styles.name}>
                {entry.title}
              </Link>
              <span className={styles.detail}>
                {entry.label} · {detail(entry)}
              </span>
            </span>
            {action?.(entry)}
          </li>
        ))}
      </ul>
      {total > items.length && <p className={styles.detail}>And {total - items.length} more.</p>}
    </Panel>
  );
}
