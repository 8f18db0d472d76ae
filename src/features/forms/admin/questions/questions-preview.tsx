import { pagesOfForm } from "../../form/pages-of-form";
import { type FormQuestion, isAnswered } from "../../form/question";
import styles from "./questions.module.css";

/** A read-only preview of all pages of the form. */
export function QuestionsPreview({ questions }: { questions: readonly FormQuestion[] }) {
  const pages = pagesOfForm(questions);
  const labelOf = (name: string) => questions.find((question) => question.name === name)?.label ?? name;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
    <section className={styles.preview} aria-label="What people will see" tabIndex={0}>
      <p className={styles.previewTitle}>What people will see</p>
      {pages.length === 0 && <p className={styles.quiet}>Add a question to see it here.</p>}
      {pages.map(({ opening, questions: on }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their index
        <div key={at} className={styles.sheet}>
          {pages.length > 1 && (
            <p className={styles.quiet}>
              Page {at + 1} of {pages.length}
            </p>
          )}
          {opening && <p className={styles.previewHeading}>{opening.label || "A page without a heading"}</p>}
          {on.map((question) => (
            <div key={question.name} className={styles.previewQuestion}>
              <p className={isAnswered(question) ? styles.previewLabel : styles.previewHeading}>
                {question.label || "No text yet"}
                {question.required && <span className={styles.star}> *</span>}
              </p>
              {question.shownWhen && (
                <p className={styles.quiet}>
                  Only if “{labelOf(question.shownWhen)}” is {formatAnswers(question)}
                </p>
              )}
              {question.help && <p className={styles.quiet}>{question.help}</p>}
              <PreviewControl question={question} />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

function formatAnswers({ shownWhenIs }: FormQuestion): string {
  return shownWhenIs.map((answer) => (answer === "yes" ? "ticked" : `“${answer}”`)).join(" or ") || "…";
}

/** A picture of the control, so that the keyboard skips it. */
function PreviewControl({ question: { kind, choices } }: { question: FormQuestion }) {
  switch (kind) {
    case "section":
    case "page":
      return null;
    case "choice":
    case "choices":
      return (
        <ul className={styles.previewChoices}>
          {choices.map((choice) => (
            <li key={choice} data-shape={kind === "choice" ? "round" : "square"}>
              {choice}
            </li>
          ))}
        </ul>
      );
    case "checkbox":
    case "consent":
      return (
        <ul className={styles.previewChoices}>
          <li data-shape="square">Yes</li>
        </ul>
      );
    case "file":
      return <p className={styles.previewFile}>Choose files</p>;
    default:
      return <div className={styles.previewBox} data-size={kind} />;
  }
}
