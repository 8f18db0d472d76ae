import styles from "./sessions.module.css";

/** Says that a session falls on a holiday; nothing without one. */
export function HolidayNote({ name }: { name: string | undefined }) {
  return name === undefined ? null : <span className={styles.holiday}>{name}</span>;
}
