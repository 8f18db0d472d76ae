import { useEffect, useRef, useState } from "react";
import { deleteSavedInput } from "~/site/browser/typing/saved-input";
import { useSavedInput } from "~/site/browser/typing/use-saved-input";
import { SavedInputNotice } from "~/site/form/saved-input-notice";
import { Button } from "~/ui/button/button";
import { CheckboxField } from "~/ui/form/checkbox-field";
import { ChoiceGroup } from "~/ui/form/choice-group";
import { ErrorSummary } from "~/ui/form/error-summary";
import { type FieldError, FormErrors } from "~/ui/form/form-errors";
import { FormFields } from "~/ui/form/form-fields";
import { TextAreaField } from "~/ui/form/text-area-field";
import { HIGHEST_RATING, MAX_COMMENT_LENGTH, MAY_CONTACT } from "../../registrations/survey/survey-rules";
import styles from "./survey.module.css";
import type { ShownSurvey } from "./survey-page-data";

const RATINGS = Array.from({ length: HIGHEST_RATING }, (_, at) => ({
  value: String(at + 1),
  label: [at + 1, at === 0 && "(lowest)", at === HIGHEST_RATING - 1 && "(highest)"].filter(Boolean).join(" "),
}));
const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** A survey that was not stored, with all input. */
export interface RefusedSurvey {
  values: Record<string, string>;
  errors: FieldError[];
}

interface SurveyFormProps {
  survey: ShownSurvey;
  refused: RefusedSurvey | undefined;
  /** Whether the answers have just been stored. */
  isDone: boolean;
}

/** The survey's form. Works with and without JavaScript. Input is stored in the tab until it is sent or cleared. */
export function SurveyForm({ survey, refused, isDone }: SurveyFormProps) {
  const [round, setRound] = useState(0);
  return (
    <FormFields id="survey" values={refused?.values ?? survey.values}>
      <FormErrors errors={refused?.errors}>
        <OneRound
          key={round}
          survey={survey}
          isStored={isDone && refused === undefined}
          startsFresh={isDone || refused !== undefined}
          onReset={() => setRound(round + 1)}
        />
      </FormErrors>
    </FormFields>
  );
}

interface OneRoundProps {
  survey: ShownSurvey;
  /** Whether the answers were just stored. The tab then discards its input. */
  isStored: boolean;
  /** Start with the given values, even if the tab stored other input. */
  startsFresh: boolean;
  onReset(): void;
}

function OneRound({ survey, isStored, startsFresh, onReset }: OneRoundProps) {
  const element = useRef<HTMLFormElement>(null);
  const key = `class-survey-${survey.id}`;
  const isFilledIn = useSavedInput(element, startsFresh ? undefined : key);
  useEffect(() => {
    if (isStored) deleteSavedInput(key);
  }, [isStored, key]);
  return (
    <form
      ref={element}
      method="post"
      noValidate
      aria-label="Your feedback"
      className={styles.form}
      data-keeps={key}
      data-is-stored={isStored || undefined}
      data-starts-fresh={startsFresh || undefined}
      onReset={(event) => {
        event.preventDefault();
        onReset();
      }}
    >
      <ErrorSummary failed="Your feedback was not sent" />
      {isFilledIn && <SavedInputNotice />}
      <p className={styles.privacy}>
        We see what you answer, but not who you are, unless you check the last box. If only a few people took
        the class, we may still guess. Please do not write about your health.
      </p>
      {survey.questions.map((question) => (
        <Question key={question.name} question={question} />
      ))}
      <CheckboxField
        name={MAY_CONTACT}
        label="You may contact me about my answers"
        hint="Then we see your name and your email with them."
      />
      <p>
        <Button type="submit" size="large">
          {survey.hasAnswered ? "Save changes" : "Send feedback"}
        </Button>
      </p>
      <p className={styles.until}>You can change your answers until {survey.until}.</p>
    </form>
  );
}

function Question({ question: { label, kind, name } }: { question: ShownSurvey["questions"][number] }) {
  if (kind === "text")
    return <TextAreaField name={name} label={label} rows={4} maxLength={MAX_COMMENT_LENGTH} />;
  return (
    <div className={kind === "rating" ? styles.rating : styles.choice}>
      <ChoiceGroup name={name} label={label} options={kind === "rating" ? RATINGS : YES_NO} />
    </div>
  );
}
