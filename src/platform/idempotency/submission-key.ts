import type { KeyedHash } from "../crypto/keyed-hash";

export interface SubmissionIdentity {
  form: string;
  /** What the form is about, such as a class's id. */
  subject: string;
  /** Random, chosen by the sender; the same when the submission is repeated. */
  key: string;
  /** Every field that was filled in, with all its values. */
  contents: Readonly<Record<string, readonly string[]>>;
}

/**
 * Identifies one submission. Includes the contents, so that a corrected form with the same key is another
 * submission, and a guessed key reveals nothing without the contents.
 */
export function submissionKey(
  keyedHash: KeyedHash,
  { form, subject, key, contents }: SubmissionIdentity,
): string {
  const fields = Object.entries(contents).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return keyedHash("submission", JSON.stringify([form, subject, key, fields]));
}
