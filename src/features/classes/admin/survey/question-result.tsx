import { Panel } from "~/admin/screen/panel";
import type { SurveyResults } from "../../api/admin/survey-schemas";
import styles from "./survey.module.css";

type Question = SurveyResults["questions"][number];

/** Percent of the cell. The rest is for the number after the bar. */
const MAX_BAR_PERCENT = 60;

const WORDS: Readonly<Record<string, string>> = {
  "5": "5 (highest)",
  "1": "1 (lowest)",
  yes: "Yes",
  no: "No",
};

/** "5 (highest)" for a choice; the text for a written answer. */
export function answerInWords({ kind, answer }: { kind: Question["kind"]; answer: string }): string {
  return kind === "text" ? answer : (WORDS[answer] ?? answer);
}

/** The answers to one question: a table with bars, or the written answers. */
export function QuestionResult({ question }: { question: Question }) {
  const { label, answered, kind, comments } = question;
  return (
    <Panel title={label}>
      {answered === 0 && <p className={styles.quiet}>No answers.</p>}
      {answered > 0 && kind !== "text" && <Distribution question={question} />}
      {comments.length > 0 && (
        <ul className={styles.comments}>
          {comments.map(({ text, name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people can write the same, and the list never moves
            <li key={at}>
              <blockquote>{text}</blockquote>
              {name && <p className={styles.quiet}>{name}</p>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Distribution({ question: { label, kind, answered, average, counts } }: { question: Question }) {
  const largest = Math.max(...counts.map(({ count }) => count));
  return (
    <>
      {average !== null && (
        <p className={styles.average}>
          <strong>{average.toLocaleString("en-US", { maximumFractionDigits: 1 })}</strong> of 5 on average,{" "}
          {answered === 1 ? "one answer" : `${answered} answers`}
        </p>
      )}
      <table className={styles.distribution}>
        <caption className="visually-hidden">{label}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">People</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ value, count }) => (
            <tr key={value}>
              <th scope="row">{answerInWords({ kind, answer: value })}</th>
              <td>
                {count > 0 && (
                  <span
                    className={styles.bar}
                    aria-hidden
                    style={{ inlineSize: `${(MAX_BAR_PERCENT * count) / largest}%` }}
                  />
                )}
                {count}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
