import { MOST_PEOPLE } from "../class/fields";
import { questionName } from "../class/question-name";
import type { ClassQuestion } from "./form-rules";

/** A question as a form asks it. One that is for each person of a group is asked once for each. */
export interface AskedQuestion extends ClassQuestion {
  /** The name of its field. */
  name: string;
  /**
   * The number of the person whom it is about; a person keeps the number if another one is canceled. Absent if it is
   * about all.
   */
  person?: number;
  /** That person's place in the group, from 1. */
  place?: number;
}

/** @param numbers of the people of the registration, in their order */
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

/** The name of the field of an answer. */
export function answerName({ label, person }: { label: string; person?: number }): string {
  return person === undefined ? questionName(label) : `${questionName(label)}-${person}`;
}

/** The numbers of people who register: 1, 2, 3. */
export function firstNumbers(people: number): number[] {
  return Array.from({ length: people }, (_, at) => at + 1);
}

/** The fields of a form for as many people as a registration can hold. Without JavaScript, all of them may be sent. */
export function everyAskedName(questions: readonly ClassQuestion[]): Record<string, true> {
  const asked = askedQuestions(questions, firstNumbers(MOST_PEOPLE));
  return Object.fromEntries(asked.map(({ name }) => [name, true]));
}
