import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { Waiting } from "./waiting-at";
import styles from "./waiting-mark.module.css";

/**
 * The number in a link of the menu. It is hidden from screen readers, so the accessible name of the link stays the
 * same; `WaitingWords` describes the number.
 */
export function WaitingMark({ waiting, expanded }: { waiting: Waiting | undefined; expanded: boolean }) {
  if (!waiting) return null;
  const shown = waiting.count > 99 ? "99+" : String(waiting.count);
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
export function WaitingWords({ id, waiting }: { id: string; waiting: Waiting | undefined }) {
  if (!waiting) return null;
  return (
    <span id={id}>
      <VisuallyHidden>{waiting.words}</VisuallyHidden>
    </span>
  );
}
