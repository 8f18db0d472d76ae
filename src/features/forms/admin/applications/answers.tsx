import { Panel } from "~/admin/screen/panel";
import type { ApplicationDetail } from "../../api/admin/schemas";
import { AttachedFiles } from "../attached-files";
import styles from "./applications.module.css";

/** All answers, in the order of the form. */
export function Answers({ item: { id, answers } }: { item: ApplicationDetail }) {
  return (
    <Panel title="What they told us">
      <dl className={styles.answers}>
        {answers.map(({ label, text, sensitive, files }) => (
          <div key={`${label} ${text}`}>
            <dt>
              {label}
              {sensitive && <span className={styles.kept}>in confidence</span>}
            </dt>
            <dd>{files.length > 0 ? <AttachedFiles submissionId={id} names={text} ids={files} /> : text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
