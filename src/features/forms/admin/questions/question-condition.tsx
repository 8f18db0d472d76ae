import { Checkbox, NativeSelect } from "@mantine/core";
import type { FormQuestion } from "../../form/question";
import styles from "./questions.module.css";

type Condition = Pick<FormQuestion, "shownWhen" | "shownWhenIs">;

interface QuestionConditionProps {
  question: FormQuestion;
  /** The earlier questions. */
  before: readonly FormQuestion[];
  message: string | undefined;
  disabled: boolean;
  onChange(condition: Condition): void;
}

/** Chooses when a question is shown: always, or after certain answers to an earlier question. */
export function QuestionCondition({ question, before, message, disabled, onChange }: QuestionConditionProps) {
  const deciding = before.filter((one) => answersTo(one).length > 0);
  const { shownWhen, shownWhenIs } = question;
  if (deciding.length === 0 && shownWhen === "") return null;
  const other = deciding.find(({ name }) => name === shownWhen);
  return (
    <div className={styles.condition}>
      <NativeSelect
        label="When to ask it"
        value={shownWhen}
        error={message}
        disabled={disabled}
        data={[
          { value: "", label: "Always" },
          ...deciding.map(({ name, label }) => ({ value: name, label: `Depending on “${label}”` })),
          ...(shownWhen !== "" && !other
            ? [{ value: shownWhen, label: "A question that does not come before it" }]
            : []),
        ]}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          const only = answersTo(before.find(({ name }) => name === chosen));
          onChange({ shownWhen: chosen, shownWhenIs: only.length === 1 ? only : [] });
        }}
      />
      {other && (
        <Checkbox.Group
          label="If the answer is"
          value={shownWhenIs}
          onChange={(answers) => onChange({ shownWhen, shownWhenIs: answers })}
        >
          <div className={styles.answers}>
            {answersTo(other).map((answer) => (
              <Checkbox
                key={answer}
                value={answer}
                label={answer === "yes" && other.kind !== "choice" ? "Ticked" : answer}
                disabled={disabled}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </div>
  );
}

function answersTo(question: FormQuestion | undefined): string[] {
  if (!question) return [];
  if (question.kind === "checkbox" || question.kind === "consent") return ["yes"];
  return question.kind === "choice" || question.kind === "choices" ? question.choices : [];
}
