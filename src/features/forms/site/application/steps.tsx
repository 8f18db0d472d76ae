import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { ApplicationState } from "../../applications/application-state";
import styles from "./application.module.css";

const STEPS = ["Received", "Being read", "Decided"];
const STEP_OF_STATE: Record<ApplicationState, number> = {
  received: 0,
  "in-review": 1,
  "message-sent": 1,
  accepted: 2,
  declined: 2,
};

/** The steps from sent to decided. Marks the current one. */
export function Steps({ state }: { state: ApplicationState }) {
  const reached = STEP_OF_STATE[state];
  return (
    <ol className={styles.steps}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          data-reached={at <= reached || undefined}
          aria-current={at === reached ? "step" : undefined}
        >
          {step}
          {at < reached && <VisuallyHidden> (done)</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
