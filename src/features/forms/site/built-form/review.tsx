import { useEffect, useState } from "react";
import { machineFields } from "~/server/isomorphic/machine-fields";
import type { TypedValues } from "~/ui/form/form-fields";
import type { FormPage } from "../../form/pages-of-form";
import { type FormQuestion, isAnswered } from "../../form/question";
import type { ShownForm } from "../../form/shown-form";
import styles from "./built-form.module.css";
import { formatAnswer } from "./format-answer";
import { StepLine, type StepOf } from "./step-line";

interface ReviewProps {
  form: ShownForm;
  pages: FormPage<FormQuestion>[];
  visibleQuestions: ReadonlySet<FormQuestion>;
  /** The values of a post without JavaScript. */
  values: TypedValues | undefined;
  element(): HTMLFormElement | null;
  isShown: boolean;
  step: StepOf;
}

/** The review page: all answers, page by page, before sending. */
export function Review({ form, pages, visibleQuestions, values, element, isShown, step }: ReviewProps) {
  const [filled, setFilled] = useState<TypedValues | undefined>(values);
  useEffect(() => {
    const now = isShown && element();
    if (now) setFilled(valuesIn(now));
  }, [isShown, element]);
  return (
    <div data-page hidden={!isShown} className={styles.page}>
      <div className={styles.head}>
        <StepLine {...step} />
        <h2 tabIndex={-1} data-heading className={styles.heading}>
          Check your answers
        </h2>
        <p>Nothing has been sent yet. Press “{form.submitLabel}” below when all is right.</p>
      </div>
      <div>
        {pages.map(({ opening, questions }, at) => {
          const shown = questions.filter(
            (question) => visibleQuestions.has(question) && isAnswered(question),
          );
          if (shown.length === 0) return null;
          const heading = opening?.label || form.title;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a form never change order
            <div key={at} className={styles.part}>
              <div className={styles.partHead}>
                <h3 className={styles.sectionHeading}>{heading}</h3>
                <button
                  type="submit"
                  name={machineFields.go}
                  value={`page-${at}`}
                  className={styles.change}
                  aria-label={`Change “${heading}”`}
                >
                  Change
                </button>
              </div>
              <dl className={styles.answers}>
                {shown.map((question) => (
                  <div key={question.name} className={styles.answer}>
                    <dt>{question.label}</dt>
                    <dd>
                      {formatAnswer(question, filled ?? {}) || <span className={styles.open}>Left open</span>}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function valuesIn(form: HTMLFormElement): TypedValues {
  const values: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === "string" ? value : value.size > 0 ? `- ${value.size} ${value.name}` : "";
    if (text !== "") values[name] = [...(values[name] ?? []), text];
  }
  return values;
}
