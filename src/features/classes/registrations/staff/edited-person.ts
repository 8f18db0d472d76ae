import { dayAt } from "~/content/values/day-at";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { fieldErrors } from "~/platform/errors/field-errors";
import type { ClassView } from "../../class/class-views";
import { answerName, askedQuestions } from "../asked-questions";
import { fieldsFor, questionsOf } from "../form-rules";
import { type InputRules, type RegistrationInput, registrationInput } from "../input";
import { numbersOf, peopleOf } from "../person/people-of";
import { type Person, plainAnswer, type SensitiveAnswer } from "../person/person";
import type { Registration } from "../table";

/** The rules of a class's form for staff, who must enter only people's names. */
export function staffRules(
  event: ClassView,
  { now, timeZone }: Pick<DomainServices, "now" | "timeZone">,
  row: Registration,
  person: Person,
) {
  return {
    category: event.category?.slug ?? "",
    guestTakesSeat: event.guestTakesSeat,
    questions: questionsOf(event),
    group: { maxPeople: peopleOf(person), isFixed: true, numbers: numbersOf(row) },
    timeZone,
    today: dayAt(now(), timeZone).iso,
    enteredBy: "staff",
  } satisfies InputRules;
}

/** @throws AppError VALIDATION_FAILED */
export function staffInput(rules: InputRules, values: Record<string, string>): RegistrationInput {
  const parsed = registrationInput(rules).safeParse(values);
  if (parsed.success) return parsed.data;
  throw new AppError("VALIDATION_FAILED", "Some fields need another look.", {
    errors: fieldErrors(parsed.error.issues),
  });
}

/** The person with the values that staff entered. Keeps answers to questions that the form no longer has. */
export function editedPerson(before: Person, input: RegistrationInput, rules: InputRules): Person {
  const after: Person = { ...before };
  for (const { name, sensitive } of fieldsFor(rules)) {
    if (sensitive) continue;
    const value = input[name];
    if (value) Object.assign(after, { [name]: value });
    else delete after[name];
  }
  if (input.others) after.others = input.others;
  after.email = input.email ?? "";
  const asked = questionNames(rules, false);
  const otherAnswers = before.answers.filter((answer) => !asked.includes(answerName(answer)));
  const answers = input.answers.filter(({ sensitive }) => !sensitive);
  after.answers = [...answers.map(plainAnswer), ...otherAnswers];
  return after;
}

/** The names of the form's sensitive or plain questions. */
function questionNames({ questions, group }: InputRules, sensitive: boolean): string[] {
  const ofKind = questions.filter((question) => question.sensitive === sensitive);
  return askedQuestions(ofKind, group?.numbers ?? [1]).map(({ name }) => name);
}

/** The sensitive answers with the values that staff entered. Keeps answers to questions that the form no longer has. */
export function editedAnswers(
  before: readonly SensitiveAnswer[],
  input: RegistrationInput,
  rules: InputRules,
): SensitiveAnswer[] {
  const fields = fieldsFor(rules).filter(({ sensitive }) => sensitive);
  const labels = fields.map(({ label }) => label);
  const asked = questionNames(rules, true);
  const ofFields = fields.flatMap(({ name, label }) => {
    const answer = input[name];
    return answer ? [{ name, label, answer }] : [];
  });
  const ofQuestions = input.answers.filter(({ sensitive }) => sensitive);
  return [
    ...ofFields,
    ...ofQuestions.map(plainAnswer),
    ...before.filter((answer) => !labels.includes(answer.label) && !asked.includes(answerName(answer))),
  ];
}
