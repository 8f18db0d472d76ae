import styles from "./date-leaf.module.css";

/** The month and the day as a leaf of a calendar. Screen readers read the date in the words beside it. */
export function DateLeaf({ month, day }: { month: string; day: string }) {
  return (
    <p className={styles.leaf} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
    </p>
  );
}
