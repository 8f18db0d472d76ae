import type { FieldError } from "~/platform/errors/app-error";
import type { AnswerRules } from "./answer-rules";
import type { Answer, RawAnswers } from "./answers";
import { addressField, addressParts } from "./form/address-parts";
import { type FormQuestion, isAnswered } from "./form/question";
import { type ChosenValues, shownQuestions } from "./form/shown-questions";
import { type Checked, readAddress, readValue } from "./read-value";

/**
 * Validates the answers to a form, in the order of the questions. Drops empty answers and answers to hidden questions.
 * Reports all errors by field name; if there are any, the answers are incomplete.
 */
export function readAnswers(
  form: { questions: readonly FormQuestion[] },
  raw: RawAnswers,
  rules: AnswerRules,
): { answers: Answer[]; errors: FieldError[] } {
  const answers: Answer[] = [];
  const errors: FieldError[] = [];
  for (const question of shownQuestions(form.questions, chosen(form.questions, raw))) {
    if (!isAnswered(question) || (rules.only && !rules.only.has(question.name))) continue;
    const read = readQuestion(question, raw, rules);
    errors.push(...(read.errors ?? []));
    const { name, label, kind, sensitive } = question;
    if (read.values?.length)
      answers.push({ name, label, kind, sensitive, text: read.text ?? "", values: read.values });
  }
  return { answers, errors };
}

function readQuestion(question: FormQuestion, raw: RawAnswers, rules: AnswerRules): Checked {
  const { name, kind, required, label } = question;
  if (kind === "file") {
    const files = raw.files[name] ?? [];
    if (required && files.length === 0)
      return { errors: [{ propertyName: name, message: `Add a file for “${label}”.` }] };
    return { values: files.map(({ id }) => id), text: files.map(({ filename }) => filename).join(", ") };
  }
  if (kind === "address") {
    const lines = addressParts.map((part) => raw.values[addressField(name, part)]?.at(-1) ?? "");
    return readAddress(question, lines);
  }
  return readValue(question, raw.values[name] ?? [], rules);
}

/** The answers on which conditions depend. A checked box counts as `yes`, whatever its value is. */
function chosen(questions: readonly FormQuestion[], raw: RawAnswers): ChosenValues {
  const values: Record<string, readonly string[]> = { ...raw.values };
  for (const { name, kind } of questions)
    if ((kind === "checkbox" || kind === "consent") && raw.values[name]?.some((value) => value !== ""))
      values[name] = ["yes"];
  return values;
}
