import { classNames } from "~/ui/class-names";
import { RequiredNote } from "~/ui/form/field";
import { RichText } from "~/ui/rich-text/rich-text";
import type { FormQuestion } from "../../form/question";
import { type ChosenValues, shownQuestions } from "../../form/shown-questions";
import styles from "./built-form.module.css";
import { QuestionField } from "./question-field";
import { StepLine, type StepOf } from "./step-line";

interface FormPageProps {
  opening: FormQuestion | null;
  questions: FormQuestion[];
  all: FormQuestion[];
  visibleQuestions: ReadonlySet<FormQuestion>;
  chosen: ChosenValues;
  hydrated: boolean;
  isShown: boolean;
  step: StepOf | undefined;
}

/** One page of a form. Hidden questions keep their values in the document, but are not submitted. */
export function FormPage({
  opening,
  questions,
  all,
  visibleQuestions,
  chosen,
  hydrated,
  isShown,
  step,
}: FormPageProps) {
  const namesOnPage = new Set(questions.map(({ name }) => name));
  // Without JavaScript, a question that depends on another one of the same page is always shown, with a note on when it
  // applies.
  const possible = hydrated ? visibleQuestions : possibleQuestions(namesOnPage, all, chosen);
  return (
    <div data-page hidden={!isShown} className={styles.page}>
      {(step || opening) && (
        <div className={styles.head}>
          {step && <StepLine {...step} />}
          {opening && (
            <h2 tabIndex={-1} data-heading className={styles.heading}>
              {opening.label}
            </h2>
          )}
          {opening?.text && <RichText html={opening.text} />}
        </div>
      )}
      {questions.some(({ required }) => required) && <RequiredNote />}
      <div className={styles.fields}>
        {questions.map((question) => (
          <div
            key={question.name}
            hidden={!possible.has(question)}
            className={classNames(styles.question, isHalf(question) && styles.half)}
          >
            <QuestionField
              question={question}
              only={hydrated ? "" : conditionText(question, namesOnPage, all)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** First and last name are side by side if there is enough width. */
function isHalf({ kind, sender }: FormQuestion): boolean {
  return kind === "text" && (sender === "firstName" || sender === "lastName");
}

function possibleQuestions(
  here: ReadonlySet<string>,
  all: FormQuestion[],
  chosen: ChosenValues,
): ReadonlySet<FormQuestion> {
  const withoutConditions = all.map((question) =>
    here.has(question.shownWhen) ? { ...question, shownWhen: "" } : question,
  );
  const names = new Set(shownQuestions(withoutConditions, chosen).map(({ name }) => name));
  return new Set(all.filter(({ name }) => names.has(name)));
}

/** When a question applies, as text; empty if it always does. */
function conditionText(
  { shownWhen, shownWhenIs }: FormQuestion,
  here: ReadonlySet<string>,
  all: FormQuestion[],
): string {
  if (!here.has(shownWhen)) return "";
  const other = all.find(({ name }) => name === shownWhen);
  const answers = shownWhenIs.map((answer) => `“${answer === "yes" ? "Yes" : answer}”`).join(" or ");
  return other?.kind === "checkbox" || other?.kind === "consent"
    ? `only if you checked “${other.label}”`
    : `only if “${other?.label}” is ${answers}`;
}
