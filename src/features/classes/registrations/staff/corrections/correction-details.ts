import type { Sealer } from "~/platform/crypto/sealer";
import type { Person, SensitiveAnswer } from "../../person/person";
import type { Correction } from "../../table";

export const CORRECTION_DETAILS = "registration-correction-details";
export const CORRECTION_ANSWERS = "registration-correction-answers";

/** A value before and after a correction. */
export interface BeforeAndAfter<Value> {
  before: Value;
  after: Value;
}

/** The personal data of a correction: a person's details, or a message that was sent. */
export interface CorrectionDetails {
  person?: BeforeAndAfter<Person>;
  message?: { subject: string; text: string };
}

export type ChangedAnswers = BeforeAndAfter<SensitiveAnswer[]>;

export function sealDetails(sealer: Sealer, details: CorrectionDetails): string {
  return sealer.seal(JSON.stringify(details), CORRECTION_DETAILS);
}

export function sealChangedAnswers(sealer: Sealer, answers: ChangedAnswers): string {
  return sealer.seal(JSON.stringify(answers), CORRECTION_ANSWERS);
}

/**
 * Null if the correction has none or they were erased.
 * @throws UnreadableSeal if `APP_SECRET` was lost
 */
export function openDetails(
  sealer: Sealer,
  { details }: Pick<Correction, "details">,
): CorrectionDetails | null {
  return details === null
    ? null
    : (JSON.parse(sealer.open(details, CORRECTION_DETAILS)) as CorrectionDetails);
}

/**
 * Null if the sensitive answers did not change or were erased.
 * @throws UnreadableSeal if `APP_SECRET` was lost
 */
export function openChangedAnswers(
  sealer: Sealer,
  { answers }: Pick<Correction, "answers">,
): ChangedAnswers | null {
  return answers === null ? null : (JSON.parse(sealer.open(answers, CORRECTION_ANSWERS)) as ChangedAnswers);
}
