import { Panel } from "~/admin/screen/panel";
import type { ApplicationDetail } from "../../api/admin/schemas";
import { AttachedFiles } from "../attached-files";
import styles from "./applications.module.css";

/** All answers, in the order of the form. */
export function Answers({ item: { id, answers } }: { item: ApplicationDetail }) {
  return (
    <Panel title="What they told us">
      <AnswerList submissionId={id} answers={answers} />
    </Panel>
  );
}

interface AnswerListProps {
  submissionId: string;
  answers: ApplicationDetail["answers"];
}

export function AnswerList({ submissionId, answers }: AnswerListProps) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ label, text, sensitive, files }) => (
        <div key={`${label} ${text}`}>
          <dt>
            {label}
            {sensitive && <span className={styles.kept}>in confidence</span>}
          </dt>
          <dd>
            {files.length > 0 ? <AttachedFiles submissionId={submissionId} names={text} ids={files} /> : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
