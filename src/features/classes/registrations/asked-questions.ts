import { MAX_PEOPLE } from "../class/fields";
import { questionName } from "../class/question-name";
import type { ClassQuestion } from "./form-rules";

/** A question as a field of the form. A question for each person of a group is asked once per person. */
export interface AskedQuestion extends ClassQuestion {
  /** The name of the form field. */
  name: string;
  /**
   * The number of the person it is about. It does not change when another person is canceled. Absent if the question is
   * about everyone.
   */
  person?: number;
  /** That person's position in the group, from 1. */
  place?: number;
}

/** @param numbers the numbers of the registration's people, in order */
export function askedQuestions(
  questions: readonly ClassQuestion[],
  numbers: readonly number[],
): AskedQuestion[] {
  return questions.flatMap((question): AskedQuestion[] => {
    const { label, eachPerson } = question;
    if (!eachPerson) return [{ ...question, name: answerName({ label }) }];
    return numbers.map((person, at) => ({
      ...question,
      name: answerName({ label, person }),
      person,
      place: at + 1,
    }));
  });
}

/** The name of the form field of an answer. */
export function answerName({ label, person }: { label: string; person?: number }): string {
  return person === undefined ? questionName(label) : `${questionName(label)}-${person}`;
}

/** The numbers of people who register: 1, 2, 3. */
export function firstNumbers(people: number): number[] {
  return Array.from({ length: people }, (_, at) => at + 1);
}

/** The field names for the largest possible group. Without JavaScript, the form may send all of them. */
export function everyAskedName(questions: readonly ClassQuestion[]): Record<string, true> {
  const asked = askedQuestions(questions, firstNumbers(MAX_PEOPLE));
  return Object.fromEntries(asked.map(({ name }) => [name, true]));
}
