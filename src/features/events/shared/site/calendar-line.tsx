import type { ReactNode } from "react";
import styles from "./calendar-line.module.css";

/** An entry on a day of the calendar: time, title, and a note. */
export function CalendarLine({ time, link, note }: { time: string; link: ReactNode; note?: string }) {
  return (
    <p className={styles.line}>
      <span className={styles.time}>{time}</span> {link}
      {note && <span className={styles.note}> {note}</span>}
    </p>
  );
}
