import type { KeyedHash } from "../crypto/keyed-hash";

export interface SubmissionIdentity {
  form: string;
  /** What the form is about, such as a class's id. */
  subject: string;
  /** Chosen by the sender: random, the same when the same thing is sent again. */
  key: string;
  /** Every field that somebody filled in, with all its values. */
  contents: Readonly<Record<string, readonly string[]>>;
}

/**
 * Names one submission. The contents belong to it: whoever corrects a field and sends again under the same key sends
 * something else, and whoever guesses a key learns nothing without the contents.
 */
export function submissionKey(
  keyedHash: KeyedHash,
  { form, subject, key, contents }: SubmissionIdentity,
): string {
  const fields = Object.entries(contents).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return keyedHash("submission", JSON.stringify([form, subject, key, fields]));
}
