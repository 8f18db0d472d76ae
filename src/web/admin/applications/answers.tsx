import type { ApplicationDetail } from "~/domain/forms/applications/wire";
import { Panel } from "../screen/panel";
import styles from "./applications.module.css";

/** Everything that was answered, in the order in which it was asked. */
export function Answers({ item: { answers } }: { item: ApplicationDetail }) {
  return (
    <Panel title="What they told us">
      <dl className={styles.answers}>
        {answers.map(({ label, text, sensitive }) => (
          <div key={`${label} ${text}`}>
            <dt>
              {label}
              {sensitive && <span className={styles.kept}>in confidence</span>}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
