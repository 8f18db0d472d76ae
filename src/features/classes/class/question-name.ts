import { createHash } from "node:crypto";

const PREFIX = "question-";

/**
 * The form name of a question that staff wrote. It depends on the words of the question and not on its position, so
 * that no answer is stored under another question if staff change the questions while a person answers them.
 * @param key identifies the question among those of its form
 */
export function questionName(key: string): string {
  return PREFIX + createHash("sha256").update(key).digest("base64url").slice(0, 12);
}

/**
 * Whether a form answers a question that is not asked any more.
 * @param asked its keys are the names of the form's fields
 */
export function answersOtherQuestions(values: Readonly<Record<string, unknown>>, asked: object): boolean {
  return Object.entries(values).some(
    ([name, value]) => name.startsWith(PREFIX) && !Object.hasOwn(asked, name) && value !== "",
  );
}

export const QUESTIONS_CHANGED =
  "The questions have changed since you opened this page. Reload it, look at your answers, and send them again.";
