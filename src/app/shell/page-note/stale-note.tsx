import { Icon } from "~/ui/icon/icon";
import { Phone } from "~/ui/phone/phone";
import styles from "./page-note.module.css";

/**
 * A note on a page that may be outdated.
 * @param since when it was last known to be correct, in words: "10:42 AM"
 * @param phone the hospital's main line; empty if unknown
 */
export function StaleNote({ since, phone }: { since: string; phone: string }) {
  return (
    <aside className={styles.note} aria-label="Age of this page">
      <div className={styles.inner}>
        <Icon name="info" className={styles.icon} />
        <p className={styles.words}>
          <strong>This page is from {since}.</strong> Hours and openings may have changed since.{" "}
          {phone ? (
            <>
              Call <Phone number={phone} />.
            </>
          ) : (
            "Please call us."
          )}
        </p>
      </div>
    </aside>
  );
}
