import styles from "./sessions.module.css";

/** Says that a session falls on a holiday. */
export function HolidayNote({ name }: { name: string | undefined }) {
  return name === undefined ? null : <span className={styles.holiday}>{name}</span>;
}
