import type { ReactNode } from "react";
import styles from "./account.module.css";

export interface Entry {
  id: string;
  title: ReactNode;
  detail: ReactNode;
  action?: ReactNode;
}

/** A list of short entries with their actions. */
export function EntryList({ entries, empty }: { entries: readonly Entry[]; empty: string }) {
  if (entries.length === 0) return <p>{empty}</p>;
  return (
    <ul className={styles.list}>
      {entries.map(({ id, title, detail, action }) => (
        <li key={id} className={styles.entry}>
          <span>
            <strong>{title}</strong>
            <small>{detail}</small>
          </span>
          {action}
        </li>
      ))}
    </ul>
  );
}
