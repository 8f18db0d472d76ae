import type { QuestionKind } from "../../form/question";

/** The fields of each kind of question, in the order in which people fill them in. */
const PARTS: Record<QuestionKind, readonly string[]> = {
  text: ["label", "help", "required", "sensitive", "sender"],
  textarea: ["label", "help", "required", "sensitive"],
  number: ["label", "help", "required", "sensitive"],
  choice: ["label", "choices", "help", "required", "sensitive"],
  choices: ["label", "choices", "help", "required", "sensitive"],
  checkbox: ["label", "help", "required", "sensitive"],
  consent: ["label", "text", "required"],
  date: ["label", "help", "required", "sensitive", "sender"],
  phone: ["label", "help", "required", "sensitive", "sender"],
  email: ["label", "help", "required", "sensitive", "sender"],
  address: ["label", "help", "required", "sensitive", "sender"],
  file: ["label", "help", "required", "sensitive"],
  section: ["label", "text"],
  page: ["label", "text"],
};

export function partsOf(kind: QuestionKind): readonly string[] {
  return PARTS[kind];
}
