import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./nothing.module.css";

/** Replaces an empty list: an icon, and a sentence that says why. */
export function Nothing({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <span className={styles.icon}>
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p>{children}</p>
    </div>
  );
}
