import { classNames } from "../class-names";
import styles from "./open-status.module.css";

export interface OpenStatusProps {
  open: boolean;
  /** Replaces "Open now" or "Closed now": "Open 24 hours", "Closed today for Labor Day". */
  status?: string;
  /** The next state: "closes 5:00 PM", "opens Monday 8:00 AM", "day and night". */
  detail?: string;
}

/** "Open now - closes 5:00 PM": in words, with an icon whose shape changes as well as its color. */
export function OpenStatus({ open, status, detail }: OpenStatusProps) {
  return (
    <span className={classNames(styles.status, open ? styles.open : styles.closed)}>
      <svg className={styles.mark} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <circle cx="6" cy="6" r={open ? 6 : 4.75} />
      </svg>
      <span>
        <strong>{status ?? (open ? "Open now" : "Closed now")}</strong>
        {detail && ` - ${detail}`}
      </span>
    </span>
  );
}
