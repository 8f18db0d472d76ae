import { RichText } from "~/ui/rich-text/rich-text";
import type { FormQuestion } from "../../form/question";
import styles from "./paper.module.css";

/** How many lines to write on each kind gets. The default is one. */
const LINES: Partial<Record<FormQuestion["kind"], number>> = { textarea: 4, address: 3 };

/** One question of a printed form. */
export function PaperQuestion({ question, all }: { question: FormQuestion; all: readonly FormQuestion[] }) {
  const { label, help, text, kind, required, choices } = question;
  const only = conditionText(question, all);
  if (kind === "section")
    return (
      <div className={styles.heading}>
        <h3>{label}</h3>
        {only && <p className={styles.only}>{only}</p>}
        {text && <RichText html={text} />}
      </div>
    );
  const isTicked = kind === "checkbox" || kind === "consent";
  return (
    <div className={styles.question}>
      {only && <p className={styles.only}>{only}</p>}
      {kind === "consent" && text && <RichText html={text} />}
      <p className={styles.label}>
        {isTicked && <span className={styles.box} data-paper="box" />}
        <strong>
          {label}
          {required && " *"}
        </strong>
        {help && <span className={styles.help}> {help}</span>}
      </p>
      {kind === "choice" || kind === "choices" ? (
        <ul className={styles.choices}>
          {choices.map((choice) => (
            <li key={choice}>
              <span className={styles.box} data-paper="box" />
              {choice}
            </li>
          ))}
        </ul>
      ) : (
        !isTicked && <WritingSpace kind={kind} />
      )}
    </div>
  );
}

function WritingSpace({ kind }: Pick<FormQuestion, "kind">) {
  if (kind === "file") return <p className={styles.help}>Please put a copy in with this form.</p>;
  return Array.from({ length: LINES[kind] ?? 1 }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
    <span key={line} className={styles[roomFor(kind)]} data-paper={roomFor(kind)} />
  ));
}

function roomFor(kind: FormQuestion["kind"]): "day" | "line" {
  return kind === "date" ? "day" : "line";
}

/** When a question applies, as text. */
function conditionText({ shownWhen, shownWhenIs }: FormQuestion, all: readonly FormQuestion[]): string {
  const other = shownWhen && all.find(({ name }) => name === shownWhen);
  if (!other) return "";
  if (other.kind === "checkbox" || other.kind === "consent") return `Only if you checked “${other.label}”`;
  return `Only if you answered “${other.label}” with ${shownWhenIs.map((answer) => `“${answer}”`).join(" or ")}`;
}
