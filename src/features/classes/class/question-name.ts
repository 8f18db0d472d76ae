import { createHash } from "node:crypto";

const PREFIX = "question-";

/**
 * The form name of a question that staff wrote. It depends on the wording and not on the position. If staff change the
 * questions while a person fills in the form, no answer is stored under another question.
 * @param key identifies the question within its form
 */
export function questionName(key: string): string {
  return PREFIX + createHash("sha256").update(key).digest("base64url").slice(0, 12);
}

/**
 * Whether a form contains an answer to a question that is no longer asked.
 * @param asked an object whose keys are the names of the form's current fields
 */
export function answersOtherQuestions(values: Readonly<Record<string, unknown>>, asked: object): boolean {
  return Object.entries(values).some(
    ([name, value]) => name.startsWith(PREFIX) && !Object.hasOwn(asked, name) && value !== "",
  );
}

export const QUESTIONS_CHANGED =
  "The questions have changed since you opened this page. Reload it, look at your answers, and send them again.";
