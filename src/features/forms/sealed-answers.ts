import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Answer, Sender } from "./answers";
import type { FormSubmission } from "./table";

/** The purposes for sealing the columns of a submission. */
export const SUBMISSION_PURPOSES = {
  person: "form-person",
  answers: "form-answers",
  sensitiveAnswers: "form-sensitive-answers",
} as const;

type Sealed = Pick<FormSubmission, "person" | "answers" | "sensitiveAnswers">;

/** The stored columns of a submission: encrypted, with sensitive answers separate. */
export function sealAnswers(sealer: Sealer, person: Sender, answers: readonly Answer[]): Sealed {
  const seal = (value: unknown, column: keyof Sealed) =>
    sealer.seal(JSON.stringify(value), SUBMISSION_PURPOSES[column]);
  const sensitive = answers.filter((answer) => answer.sensitive);
  return {
    person: seal(person, "person"),
    answers: seal(
      answers.filter((answer) => !answer.sensitive),
      "answers",
    ),
    sensitiveAnswers: sensitive.length > 0 ? seal(sensitive, "sensitiveAnswers") : null,
  };
}

/**
 * The sender, without answers.
 * @throws UnreadableSeal if `APP_SECRET` was lost
 */
export function openSender(sealer: Sealer, { person }: Pick<Sealed, "person">): Sender {
  return JSON.parse(sealer.open(person, SUBMISSION_PURPOSES.person)) as Sender;
}

const EMPTY_SENDER: Sender = { name: "", firstName: "", email: "", phone: "" };

/** The sender for lists; `unreadable` if no known secret decrypts it. */
export function readSender(sealer: Sealer, row: Pick<Sealed, "person">): Sender & { unreadable: boolean } {
  const sender = openedOrNull(() => openSender(sealer, row));
  return { ...(sender ?? EMPTY_SENDER), unreadable: sender === null };
}

/**
 * The answers that are not sensitive.
 * @throws UnreadableSeal if `APP_SECRET` was lost
 */
export function openAnswers(sealer: Sealer, { answers }: Pick<Sealed, "answers">): Answer[] {
  return JSON.parse(sealer.open(answers, SUBMISSION_PURPOSES.answers)) as Answer[];
}

/**
 * The sensitive answers. Show them only to the sender, or record the access in the audit log.
 * @throws UnreadableSeal if `APP_SECRET` was lost
 */
export function openSensitiveAnswers(
  sealer: Sealer,
  { sensitiveAnswers }: Pick<Sealed, "sensitiveAnswers">,
): Answer[] {
  if (sensitiveAnswers === null) return [];
  return JSON.parse(sealer.open(sensitiveAnswers, SUBMISSION_PURPOSES.sensitiveAnswers)) as Answer[];
}
