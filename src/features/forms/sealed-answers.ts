import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Answer, Sender } from "./answers";
import type { FormSubmission } from "./table";

/** The purposes under which the columns of a submission are sealed. */
export const SUBMISSION_PURPOSES = {
  person: "form-person",
  answers: "form-answers",
  sensitiveAnswers: "form-sensitive-answers",
} as const;

type Sealed = Pick<FormSubmission, "person" | "answers" | "sensitiveAnswers">;

/** What somebody sent as it is stored: sealed, the sensitive part apart. */
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

/** Who sent it, without anything they answered. @throws UnreadableSeal when the secret was lost */
export function openSender(sealer: Sealer, { person }: Pick<Sealed, "person">): Sender {
  return JSON.parse(sealer.open(person, SUBMISSION_PURPOSES.person)) as Sender;
}

const NOBODY: Sender = { name: "", firstName: "", email: "", phone: "" };

/** For lists: who sent it as far as it can be read. `unreadable` where no known secret opens it. */
export function readSender(sealer: Sealer, row: Pick<Sealed, "person">): Sender & { unreadable: boolean } {
  const sender = openedOrNull(() => openSender(sealer, row));
  return { ...(sender ?? NOBODY), unreadable: sender === null };
}

/** Every answer that is not sensitive. @throws UnreadableSeal */
export function openAnswers(sealer: Sealer, { answers }: Pick<Sealed, "answers">): Answer[] {
  return JSON.parse(sealer.open(answers, SUBMISSION_PURPOSES.answers)) as Answer[];
}

/** To be shown to the sender themselves, or audited. @throws UnreadableSeal */
export function openSensitiveAnswers(
  sealer: Sealer,
  { sensitiveAnswers }: Pick<Sealed, "sensitiveAnswers">,
): Answer[] {
  if (sensitiveAnswers === null) return [];
  return JSON.parse(sealer.open(sensitiveAnswers, SUBMISSION_PURPOSES.sensitiveAnswers)) as Answer[];
}
