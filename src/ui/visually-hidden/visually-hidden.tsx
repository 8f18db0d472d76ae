import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Words for people who listen to the page; takes no room on it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
