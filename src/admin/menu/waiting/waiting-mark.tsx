import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { Waiting } from "./waiting-at";
import styles from "./waiting-mark.module.css";

/** The number in a link of the menu. It is no text, so the link keeps its name; `WaitingWords` describes it. */
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

/** What the number means, for screen readers. @param id what the link's `aria-describedby` names */
export function WaitingWords({ id, waiting }: { id: string; waiting: Waiting | undefined }) {
  if (!waiting) return null;
  return (
    <span id={id}>
      <VisuallyHidden>{waiting.words}</VisuallyHidden>
    </span>
  );
}
