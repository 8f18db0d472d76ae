import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { Pending } from "./pending-at";
import styles from "./pending-mark.module.css";

/**
 * The number in a link of the menu. It is hidden from screen readers, so the accessible name of the link stays the
 * same; `PendingWords` describes the number.
 */
export function PendingMark({ pending, expanded }: { pending: Pending | undefined; expanded: boolean }) {
  if (!pending) return null;
  const shown = pending.count > 99 ? "99+" : String(pending.count);
  return (
    <span
      className={classNames(styles.mark, !expanded && styles.dot)}
      data-count={expanded ? shown : ""}
      aria-hidden="true"
    />
  );
}

/**
 * The meaning of the number, for screen readers.
 * @param id the id in the link's `aria-describedby`
 */
export function PendingWords({ id, pending }: { id: string; pending: Pending | undefined }) {
  if (!pending) return null;
  return (
    <span id={id}>
      <VisuallyHidden>{pending.words}</VisuallyHidden>
    </span>
  );
}
