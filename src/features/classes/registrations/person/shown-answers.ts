import type { Registration } from "../table";
import { namesOf, numbersOf } from "./people-of";
import type { Person, PlainAnswer } from "./person";

type People = Pick<Registration, "people" | "personNumbers">;

/** Whether all people of the registration have canceled, or it has expired. */
export function hasEnded({ status }: Pick<Registration, "status">): boolean {
  return status === "cancelled" || status === "expired";
}

/**
 * The answers of the people who still come. Canceled people are identified by their numbers. Empty if the registration
 * has ended.
 */
export function currentAnswers<T extends PlainAnswer>(
  answers: readonly T[],
  row: People & Pick<Registration, "status">,
): T[] {
  if (hasEnded(row)) return [];
  const numbers = numbersOf(row);
  return answers.filter(({ person }) => person === undefined || numbers.includes(person));
}

/**
 * The wording of a question, with the person it is about: “Diet (Bo Miller)”. If two people have the same name, adds
 * their positions.
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

/** The answers of each person, in order: “Diet: vegan; Age: 7”, or an empty string. */
export function needsOfEach(answers: readonly PlainAnswer[], row: People): string[] {
  return numbersOf(row).map((number) =>
    answers
      .filter(({ person }) => person === number)
      .map(({ label, answer }) => `${label}: ${answer}`)
      .join("; "),
  );
}
