import type { ReactNode } from "react";
import styles from "./months-list.module.css";

/** A list grouped by month. On wide screens, the month names are next to it. */
export function MonthsList<Item>({
  months,
  show,
}: {
  months: readonly { month: string; words: string; items: Item[] }[];
  show: (items: Item[]) => ReactNode;
}) {
  return months.map(({ month, words, items }) => (
    <section key={month} aria-labelledby={`month-${month}`} className={styles.month}>
      <h2 id={`month-${month}`} className={styles.name}>
        {words}
      </h2>
      {show(items)}
    </section>
  ));
}
