import type { Registration } from "../table";
import { namesOf, numbersOf } from "./people-of";
import type { Person, PlainAnswer } from "./person";

type People = Pick<Registration, "people" | "personNumbers">;

/** Whether everyone of the registration has canceled, or its time has run out. */
export function hasEnded({ status }: Pick<Registration, "status">): boolean {
  return status === "cancelled" || status === "expired";
}

/**
 * The answers about the people who are still in the registration; canceled people keep their numbers. None if the
 * registration has ended.
 */
export function presentAnswers<T extends PlainAnswer>(
  answers: readonly T[],
  row: People & Pick<Registration, "status">,
): T[] {
  if (hasEnded(row)) return [];
  const numbers = numbersOf(row);
  return answers.filter(({ person }) => person === undefined || numbers.includes(person));
}

/**
 * The words of a question, with the person of a group it is about: “Diet (Bo Miller)”. Two people with the same name
 * are distinguished by their positions.
 */
export function questionFor(
  { label, person: number }: Pick<PlainAnswer, "label" | "person">,
  person: Pick<Person, "firstName" | "lastName" | "others">,
  numbers: readonly number[],
): string {
  const names = namesOf(person);
  const at = number === undefined ? -1 : numbers.indexOf(number);
  const name = names[at];
  if (number === undefined || names.length < 2) return label;
  if (name === undefined) return `${label} (person ${number})`;
  const isShared = names.filter((one) => one === name).length > 1;
  return isShared ? `${label} (${name}, person ${at + 1})` : `${label} (${name})`;
}

/** The answers of each person, in order: “Diet: vegan; Age: 7”, or empty. */
export function needsOfEach(answers: readonly PlainAnswer[], row: People): string[] {
  return numbersOf(row).map((number) =>
    answers
      .filter(({ person }) => person === number)
      .map(({ label, answer }) => `${label}: ${answer}`)
      .join("; "),
  );
}
