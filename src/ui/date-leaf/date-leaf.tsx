import styles from "./date-leaf.module.css";

/** The month and the day on a calendar leaf. Hidden from screen readers, which read the date beside it. */
export function DateLeaf({ month, day }: { month: string; day: string }) {
  return (
    <p className={styles.leaf} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
    </p>
  );
}
