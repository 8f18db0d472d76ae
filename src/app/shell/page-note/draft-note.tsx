import { Icon } from "~/ui/icon/icon";
import styles from "./page-note.module.css";

/**
 * The note on a draft that a preview link shows.
 * @param until when the link expires, in words: "December 2, 2026"
 */
export function DraftNote({ until }: { until: string }) {
  return (
    <aside className={styles.note} aria-label="About this draft">
      <div className={styles.inner}>
        <Icon name="info" className={styles.icon} />
        <p className={styles.words}>
          <strong>This is a draft.</strong> It is not published as you see it here. You can try its forms, but
          nothing is sent. Links lead to the published site. The link works until {until}.
        </p>
      </div>
    </aside>
  );
}
