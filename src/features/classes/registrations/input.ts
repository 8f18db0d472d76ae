import { z } from "zod";
import { readDate } from "~/content/values/read-date";
import { emailField, lineField, phoneField, stateField, zipField } from "~/platform/contact/contact-fields";
import {
  type ClassQuestion,
  type FormSubject,
  fieldsFor,
  questionName,
  type RegistrationField,
  type RegistrationFieldName,
} from "./form-rules";

/** The answer to a question that staff added, with the wording of the question. */
export interface Answer {
  label: string;
  answer: string;
  sensitive: boolean;
}

/** The validated form: trimmed, dates as YYYY-MM-DD, without fields that the class does not ask for. */
export interface RegistrationInput extends Partial<Record<RegistrationFieldName, string>> {
  firstName: string;
  lastName: string;
  email: string;
  /** Absent if the form did not ask, or got no answer. */
  bringingGuest?: "yes" | "no";
  answers: Answer[];
}

export interface InputRules extends FormSubject {
  questions: readonly ClassQuestion[];
  /** The hospital's time zone, in which a timestamp becomes a day. */
  timeZone: string;
  /** YYYY-MM-DD in the hospital's time zone. */
  today: string;
  /** Staff must enter only the name. Default: the visitor. */
  enteredBy?: "staff";
}

/** The schema of a class's registration form. Drops what the form does not ask for, such as a price. */
export function registrationInput(rules: InputRules): z.ZodType<RegistrationInput> {
  const fields = fieldsFor(rules);
  const shape = Object.fromEntries(fields.map((field) => [field.name, checkOf(field, rules)]));
  const fieldShape = Object.fromEntries(
    rules.questions.map(({ label, required }, place) => {
      const isMissed = required && rules.enteredBy !== "staff";
      const whenMissing = isMissed ? `Answer “${label}”.` : undefined;
      return [questionName(place), lineField({ label: `“${label}”`, whenMissing })];
    }),
  );
  return z
    .object({ ...shape, ...fieldShape })
    .transform((values) => assemble(values, fields, rules.questions));
}

function checkOf(field: RegistrationField, { timeZone, today, enteredBy }: InputRules): z.ZodType<string> {
  const { name, label, kind } = field;
  const isName = name === "firstName" || name === "lastName";
  const required = enteredBy === "staff" ? isName : field.required;
  const whenMissing = required ? `Enter your ${spoken(label)}.` : undefined;
  const options = { label: `“${label}”`, whenMissing };
  if (name === "state") return stateField(options);
  if (name === "postalCode") return zipField(options);
  const text = lineField(options);
  switch (kind) {
    case "email":
      return emailField(options);
    case "tel":
      return phoneField(options);
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

/** "Estimated Due Date" within a sentence: "estimated due date"; "ZIP code" stays as it is. */
function spoken(label: string): string {
  return label === "ZIP code" ? label : label.toLowerCase();
}

function assemble(
  values: Record<string, string>,
  fields: RegistrationField[],
  questions: readonly ClassQuestion[],
): RegistrationInput {
  const entries = fields.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : []));
  const input = Object.fromEntries(entries) as Omit<RegistrationInput, "answers">;
  if (input.jointReplacementType !== "Other") delete input.jointReplacementTypeOther;
  const answers = questions.flatMap(({ label, sensitive }, place) => {
    const answer = values[questionName(place)];
    return answer ? [{ label, answer, sensitive }] : [];
  });
  return { ...input, answers };
}
