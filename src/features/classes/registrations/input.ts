import { z } from "zod";
import { readDate } from "~/content/values/read-date";
import {
  type ClassQuestion,
  type FormSubject,
  fieldsFor,
  questionName,
  type RegistrationField,
  type RegistrationFieldName,
} from "./form-rules";

/** The answer to a question that staff added, with the question as it was asked. */
export interface Answer {
  label: string;
  answer: string;
  sensitive: boolean;
}

/** What somebody registers with: cleaned, dates as YYYY-MM-DD; what the class does not ask for is not there. */
export interface RegistrationInput extends Partial<Record<RegistrationFieldName, string>> {
  firstName: string;
  lastName: string;
  email: string;
  /** Absent where nobody was asked, or nothing was said. */
  bringingGuest?: "yes" | "no";
  answers: Answer[];
}

export interface InputRules extends FormSubject {
  questions: readonly ClassQuestion[];
  /** The hospital's, in which a timestamp becomes a day. */
  timeZone: string;
  /** On the hospital's clock, as YYYY-MM-DD. */
  today: string;
}

const MOST = 255;
/** Anything below a space, and DEL: no name has it, and in a header it would begin another. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]+/g;

/** The check of a class's registration form. What it does not ask for, a price for example, is left out. */
export function registrationInput(rules: InputRules): z.ZodType<RegistrationInput> {
  const fields = fieldsFor(rules);
  const shape = Object.fromEntries(fields.map((field) => [field.name, checkOf(field, rules)]));
  const asked = Object.fromEntries(
    rules.questions.map(({ label, required }, place) => [
      questionName(place),
      line(label, required, `Answer “${label}”.`),
    ]),
  );
  return z.object({ ...shape, ...asked }).transform((values) => assemble(values, fields, rules.questions));
}

function checkOf(field: RegistrationField, { timeZone, today }: InputRules): z.ZodType<string> {
  const { name, label, kind, required } = field;
  const text = line(label, required, `Enter your ${spoken(label)}.`);
  switch (kind) {
    case "email":
      return text.refine(
        (value) => value === "" || isMailAddress(value),
        "Enter an e-mail address such as name@example.org.",
      );
    case "date":
      return text.transform((value, issues) => {
        if (value === "") return "";
        const day = readDate(value, timeZone);
        if (day && (name !== "dateOfBirth" || day <= today)) return day;
        const message = day
          ? "The date of birth must be in the past."
          : "Enter a valid date, such as 2027-01-16.";
        issues.addIssue({ code: "custom", message });
        return z.NEVER;
      });
    case "choice":
      return text.refine(
        (value) => value === "" || (field.choices ?? []).includes(value),
        "Choose one of the options shown.",
      );
    case "yesNo":
      return text.transform((value, issues) => {
        const answer = YES_NO[value.toLowerCase()];
        if (answer !== undefined) return answer;
        issues.addIssue({ code: "custom", message: "Choose Yes or No." });
        return z.NEVER;
      });
    default:
      return text;
  }
}

const YES_NO: Record<string, string> = {
  "": "",
  yes: "yes",
  true: "yes",
  on: "yes",
  1: "yes",
  no: "no",
  false: "no",
  off: "no",
  0: "no",
};

function line(label: string, required: boolean, whenMissing: string) {
  return z
    .string(`“${label}” must be text.`)
    .prefault("")
    .transform((text) => text.replaceAll(CONTROL, " ").trim())
    .pipe(z.string().max(MOST, `“${label}” can have at most ${MOST} characters.`))
    .refine((text) => !required || text !== "", whenMissing);
}

function isMailAddress(text: string): boolean {
  return text.length <= 254 && z.email().safeParse(text).success;
}

/** "Estimated Due Date" within a sentence: "estimated due date"; "ZIP code" stays. */
function spoken(label: string): string {
  return label === "ZIP code" ? label : label.toLowerCase();
}

function assemble(
  values: Record<string, string>,
  fields: RegistrationField[],
  questions: readonly ClassQuestion[],
): RegistrationInput {
  const said = fields.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : []));
  const input = Object.fromEntries(said) as Omit<RegistrationInput, "answers">;
  if (input.jointReplacementType !== "Other") delete input.jointReplacementTypeOther;
  const answers = questions.flatMap(({ label, sensitive }, place) => {
    const answer = values[questionName(place)];
    return answer ? [{ label, answer, sensitive }] : [];
  });
  return { ...input, answers };
}
