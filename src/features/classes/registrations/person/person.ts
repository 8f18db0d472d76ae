import type { Sealer } from "~/platform/crypto/sealer";
import { fieldsFor } from "../form-rules";
import type { Answer, RegistrationInput } from "../input";
import type { Registration } from "../table";

/** The person who registered, without sensitive answers. */
export type Person = Omit<RegistrationInput, "answers"> & { answers: PlainAnswer[] };

export type PlainAnswer = Omit<Answer, "sensitive">;

/** A sensitive answer. Has the name of the field if it belongs to one of the built-in fields. */
export interface SensitiveAnswer extends PlainAnswer {
  name?: string;
}

export const PERSON = "registration-person";
export const ANSWERS = "registration-answers";

type Sealed = Pick<Registration, "person" | "answers">;

/** The registration's input as it is stored: encrypted, with the sensitive answers separate. */
export function sealInput(sealer: Sealer, input: RegistrationInput, category: string): Sealed {
  const { answers, ...fields } = input;
  const delicate = fieldsFor({ category, guestTakesSeat: true }).filter(({ sensitive }) => sensitive);
  const sensitive: SensitiveAnswer[] = [];
  const plain = { ...fields };
  for (const { name, label } of delicate) {
    const answer = plain[name];
    delete plain[name];
    if (answer) sensitive.push({ name, label, answer });
  }
  sensitive.push(...answers.filter((each) => each.sensitive).map(plainAnswer));
  const open = answers.filter((each) => !each.sensitive).map(plainAnswer);
  return {
    person: sealer.seal(JSON.stringify({ ...plain, answers: open } satisfies Person), PERSON),
    answers: sensitive.length > 0 ? sealer.seal(JSON.stringify(sensitive), ANSWERS) : null,
  };
}

export function plainAnswer({ label, answer, person }: PlainAnswer): PlainAnswer {
  return person === undefined ? { label, answer } : { label, answer, person };
}

/**
 * Null if the person was erased.
 * @throws UnreadableSeal if `APP_SECRET` was lost
 */
export function openPerson(sealer: Sealer, { person }: Pick<Registration, "person">): Person | null {
  return person === null ? null : (JSON.parse(sealer.open(person, PERSON)) as Person);
}

/**
 * The sensitive answers; empty if there were none or they were erased. Show them only to the person, or record the
 * access in the audit log.
 */
export function openAnswers(sealer: Sealer, { answers }: Pick<Registration, "answers">): SensitiveAnswer[] {
  return answers === null ? [] : (JSON.parse(sealer.open(answers, ANSWERS)) as SensitiveAnswer[]);
}
