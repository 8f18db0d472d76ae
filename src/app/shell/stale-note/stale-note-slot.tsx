import { useLocation } from "react-router";
import { STALE_NOTE_ID } from "~/site/stale-note-id";
import styles from "./stale-note.module.css";

const EMPTY = { __html: "" };

/**
 * Where the server inserts the note on a page that was cached before the database went away. To React the
 * element's contents are not its own, so they survive hydration. The next page gets a new, empty one.
 */
export function StaleNoteSlot() {
  const { pathname, search } = useLocation();
  return (
    <div
      key={pathname + search}
      id={STALE_NOTE_ID}
      className={styles.slot}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; tells React to leave the contents alone
      dangerouslySetInnerHTML={EMPTY}
    />
  );
}
