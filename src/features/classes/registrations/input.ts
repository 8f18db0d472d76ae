import { z } from "zod";
import { readDate } from "~/content/values/read-date";
import { emailField, lineField, phoneField, stateField, zipField } from "~/platform/contact/contact-fields";
import { answersOtherQuestions, QUESTIONS_CHANGED } from "../class/question-name";
import { type AskedQuestion, askedQuestions, everyAskedName, firstNumbers } from "./asked-questions";
import {
  ATTENDEES,
  type ClassQuestion,
  type FormSubject,
  fieldsFor,
  type GroupForm,
  type OtherField,
  otherFields,
  type RegistrationField,
  type RegistrationFieldName,
  SINGLE_PERSON,
} from "./form-rules";

/** The answer to a question that staff added, with the wording of the question. */
export interface Answer {
  label: string;
  answer: string;
  sensitive: boolean;
  /** The number of the person it is about; absent if it is about all of the registration. */
  person?: number;
}

/** Another person of a group. The contact details are the registrant's. */
export interface Attendee {
  firstName: string;
  lastName: string;
}

/** The validated form: trimmed, dates as YYYY-MM-DD, without fields that the class does not have. */
export interface RegistrationInput extends Partial<Record<RegistrationFieldName, string>> {
  firstName: string;
  lastName: string;
  email: string;
  /** Absent if the form did not ask or the person did not answer. */
  bringingGuest?: "yes" | "no";
  /** The other people of a group; absent if the registrant comes alone. */
  others?: Attendee[];
  answers: Answer[];
}

export interface InputRules extends FormSubject {
  questions: readonly ClassQuestion[];
  /** Defaults to one person. */
  group?: GroupForm;
  /** The hospital's time zone, in which a timestamp is converted to a day. */
  timeZone: string;
  /** YYYY-MM-DD in the hospital's time zone. */
  today: string;
  /** Staff must enter only the name. Defaults to the visitor. */
  enteredBy?: "staff";
}

/** The schema of a class's registration form. Drops unknown fields, such as a price. */
export function registrationInput(rules: InputRules): z.ZodType<RegistrationInput> {
  const { maxPeople, isFixed } = rules.group ?? SINGLE_PERSON;
  return isFixed ? inputOf(rules, maxPeople) : groupInput(rules, maxPeople);
}

/** The number of people determines which names are required. Names of further people are dropped. */
function groupInput(rules: InputRules, maxPeople: number): z.ZodType<RegistrationInput> {
  return z.record(z.string(), z.unknown()).transform((values, context) => {
    const people = Number(values[ATTENDEES] || 1);
    const isCount = Number.isInteger(people) && people >= 1 && people <= maxPeople;
    const checked = inputOf(rules, isCount ? people : 1).safeParse(values);
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    if (!isCount) refuse([ATTENDEES], `Choose how many people are coming, from 1 to ${maxPeople}.`);
    for (const { path, message } of checked.error?.issues ?? []) refuse([...path], message);
    return isCount && checked.success ? checked.data : z.NEVER;
  });
}

function inputOf(rules: InputRules, people: number): z.ZodType<RegistrationInput> {
  const fields = fieldsFor(rules);
  const names = otherFields(people);
  const nameShape = Object.fromEntries(
    names.map(({ name, label, spoken: what }) => [
      name,
      lineField({ label: `“${label}”`, whenMissing: `Enter ${what}.` }),
    ]),
  );
  const shape = Object.fromEntries(fields.map((field) => [field.name, checkOf(field, rules)]));
  const asked = askedQuestions(rules.questions, rules.group?.numbers ?? firstNumbers(people));
  const fieldShape = Object.fromEntries(
    asked.map(({ name, label, required, place }) => {
      const isMissed = required && rules.enteredBy !== "staff";
      const personSuffix = place !== undefined && people > 1 ? ` for person ${place}` : "";
      const whenMissing = isMissed ? `Answer “${label}”${personSuffix}.` : undefined;
      return [name, lineField({ label: `“${label}”${personSuffix}`, whenMissing })];
    }),
  );
  const everyName = everyAskedName(rules.questions);
  return z
    .looseObject({ ...shape, ...nameShape, ...fieldShape })
    .transform((values: Record<string, unknown>, context) => {
      if (!answersOtherQuestions(values, everyName))
        return assemble(values as Record<string, string>, fields, names, asked);
      context.addIssue({ code: "custom", message: QUESTIONS_CHANGED });
      return z.NEVER;
    });
}

function checkOf(field: RegistrationField, { timeZone, today, enteredBy }: InputRules): z.ZodType<string> {
  const { name, label, kind } = field;
  const isName = name === "firstName" || name === "lastName";
  const required = enteredBy === "staff" ? isName : field.required;
  const whenMissing = required ? `Enter your ${labelInSentence(label)}.` : undefined;
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

/** A label within a sentence: "estimated due date". Acronyms stay: "ZIP code". */
function labelInSentence(label: string): string {
  return label === "ZIP code" ? label : label.toLowerCase();
}

function assemble(
  values: Record<string, string>,
  fields: RegistrationField[],
  names: readonly OtherField[],
  asked: readonly AskedQuestion[],
): RegistrationInput {
  const entries = fields.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : []));
  const input = Object.fromEntries(entries) as Omit<RegistrationInput, "answers">;
  if (input.jointReplacementType !== "Other") delete input.jointReplacementTypeOther;
  const others = othersIn(values, names);
  if (others.length > 0) input.others = others;
  const answers = asked.flatMap(({ name, label, sensitive, person }): Answer[] => {
    const answer = values[name];
    if (!answer) return [];
    return [person === undefined ? { label, answer, sensitive } : { label, answer, sensitive, person }];
  });
  return { ...input, answers };
}

function othersIn(values: Record<string, string>, names: readonly OtherField[]): Attendee[] {
  const typedName = (part: OtherField["part"], person: number) =>
    values[names.find((field) => field.part === part && field.attendee === person)?.name ?? ""] ?? "";
  const numbers = names.filter(({ part }) => part === "firstName").map(({ attendee }) => attendee);
  return numbers.map((person) => ({
    firstName: typedName("firstName", person),
    lastName: typedName("lastName", person),
  }));
}
