import { machineFields } from "~/server/isomorphic/machine-fields";
import { Field } from "~/ui/form/field";

export interface HumanQuestionProps {
  question: { text: string; token: string; answer?: string };
}

/** The bot check for visitors without JavaScript, or if it did not succeed. */
export function HumanQuestion({ question: { text, token, answer } }: HumanQuestionProps) {
  return (
    <Field
      name={machineFields.answer}
      label={text}
      hint="This shows us that you are a person. Answer with a number or a word."
      width="half"
      required
    >
      {(control) => (
        <>
          <input type="hidden" name={machineFields.question} value={token} />
          <input {...control} data-not-kept type="text" autoComplete="off" defaultValue={answer} />
        </>
      )}
    </Field>
  );
}
