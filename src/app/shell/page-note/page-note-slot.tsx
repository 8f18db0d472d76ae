import { useLocation } from "react-router";
import { PAGE_NOTE_ID } from "~/site/page-note-id";
import styles from "./page-note.module.css";

const EMPTY = { __html: "" };

/**
 * The place of the server's note on a page that was cached before the database went away, or on a draft. React does not
 * manage the element's contents, so they survive hydration. The next page gets a new, empty element.
 */
export function PageNoteSlot() {
  const { pathname, search } = useLocation();
  return (
    <div
      key={pathname + search}
      id={PAGE_NOTE_ID}
      className={styles.slot}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; tells React to leave the contents alone
      dangerouslySetInnerHTML={EMPTY}
    />
  );
}
