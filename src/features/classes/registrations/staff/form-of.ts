import type { DetailChange, DetailField } from "../../api/admin/schemas";
import { answerName, askedQuestions, firstNumbers } from "../asked-questions";
import { fieldsFor, otherFields, type RegistrationField } from "../form-rules";
import type { InputRules } from "../input";
import { peopleOf } from "../person/people-of";
import type { Person } from "../person/person";
import { questionFor } from "../person/shown-answers";
import type { BeforeAndAfter } from "./corrections/correction-details";

/** The form of a class with a person's values. Sensitive fields are empty; staff load them on request. */
export function formOf(person: Person, rules: InputRules): DetailField[] {
  const fields = fieldsFor(rules).map(
    ({ name, label, kind, choices, sensitive }): DetailField => ({
      name,
      label: labelForStaff({ name, label }),
      kind,
      choices: choices ? [...choices] : [],
      isPrivate: sensitive ?? false,
      value: sensitive ? "" : (person[name] ?? ""),
    }),
  );
  const numbers = rules.group?.numbers ?? firstNumbers(peopleOf(person));
  const questions = askedQuestions(rules.questions, numbers).map(
    (question): DetailField => ({
      name: question.name,
      label: questionFor(question, person, numbers),
      kind: "text",
      choices: [],
      isPrivate: question.sensitive,
      value: question.sensitive ? "" : answerIn(person, question.name),
    }),
  );
  const others = otherFields(peopleOf(person)).map(
    ({ name, label, part, attendee }): DetailField => ({
      name,
      label,
      kind: "text",
      choices: [],
      isPrivate: false,
      value: person.others?.[attendee - 2]?.[part] ?? "",
    }),
  );
  return [...fields, ...others, ...questions];
}

function answerIn(person: Person, name: string): string {
  return person.answers.find((answer) => answerName(answer) === name)?.answer ?? "";
}

/**
 * The differences that an edit made to the details, in the order of the form.
 * @param numbers the people's numbers, in order
 */
export function detailChanges(
  { before, after }: BeforeAndAfter<Person>,
  numbers: readonly number[],
): DetailChange[] {
  const fields = ALL_FIELDS.map(({ name, label }) => ({
    label: labelForStaff({ name, label }),
    before: before[name] ?? "",
    after: after[name] ?? "",
  }));
  const names = otherFields(Math.max(peopleOf(before), peopleOf(after))).map(({ label, part, attendee }) => ({
    label,
    before: before.others?.[attendee - 2]?.[part] ?? "",
    after: after.others?.[attendee - 2]?.[part] ?? "",
  }));
  const asked = new Map([...before.answers, ...after.answers].map((answer) => [answerName(answer), answer]));
  const answers = [...asked].map(([name, question]) => ({
    label: questionFor(question, after, numbers),
    before: answerIn(before, name),
    after: answerIn(after, name),
  }));
  return [...fields, ...names, ...answers].filter((change) => change.before !== change.after);
}

/** All plain fields that exist in any class. */
const ALL_FIELDS = fieldsFor({ category: "", guestTakesSeat: true });

/** The form addresses the visitor; staff read the label as a description. */
function labelForStaff({ name, label }: Pick<RegistrationField, "name" | "label">): string {
  if (name === "bringingGuest") return "Brings a guest";
  return name === "howDidYouHearAboutClass" ? "How they heard about the class" : label;
}
