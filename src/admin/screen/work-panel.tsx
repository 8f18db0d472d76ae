import type { ReactNode } from "react";
import { Link } from "react-router";
import { Panel } from "./panel";
import styles from "./work-panel.module.css";

export interface WorkRow {
  key: string;
  /** The screen where the work is done. */
  href: string;
  title: string;
  /** Each is a line below the title. */
  details: readonly ReactNode[];
}

export interface WorkPanelProps {
  title: string;
  rows: readonly WorkRow[];
  /** How many there are in all; the rows by default. */
  total?: number;
  empty: string;
  /** The full list. */
  more?: { href: string; label: string };
}

/** A panel of the dashboard with pending work. Each entry links to the screen where the work is done. */
export function WorkPanel({ title, rows, total = rows.length, empty, more }: WorkPanelProps) {
  if (rows.length === 0) return <Panel title={title} lead={empty} />;
  return (
    <Panel title={`${title} (${total})`}>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.key}>
            <Link to={row.href} className={styles.title}>
              {row.title}
            </Link>
            {row.details.map((detail, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a row keep their places
              <span key={at} className={styles.detail}>
                {detail}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <Link to={more.href}>{more.label}</Link>
        </p>
      )}
    </Panel>
  );
}
