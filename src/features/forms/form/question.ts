/** The kinds of questions with their labels for staff. The last two have no answer. */
export const questionKinds = {
  text: "One line",
  textarea: "Several lines",
  number: "Number",
  choice: "One of several",
  choices: "Any of several",
  checkbox: "Yes, or left open",
  consent: "Agreement",
  date: "Date",
  phone: "Phone",
  email: "Email",
  address: "Address",
  file: "File",
  section: "Heading and text",
  page: "New page",
} as const;

export type QuestionKind = keyof typeof questionKinds;

/**
 * Which detail of the sender a question asks for. It identifies the sender to staff, and lets browsers fill in the
 * field.
 */
export const senderParts = {
  firstName: "First name",
  lastName: "Last name",
  name: "Whole name",
  birthday: "Date of birth",
  phone: "Phone",
  email: "Email: the confirmation goes there",
  address: "Address",
} as const;

export type SenderPart = keyof typeof senderParts;

/** A question of a form. */
export interface FormQuestion {
  /** The name of the answer: letters and digits, unique within the form. */
  name: string;
  /** The text of the question; for a page or section, its heading. */
  label: string;
  help: string;
  /** HTML below the heading of a section or page, or the text to agree to. */
  text: string;
  kind: QuestionKind;
  required: boolean;
  /** Encrypted separately, shown to few people, and never emailed. */
  sensitive: boolean;
  choices: string[];
  sender: SenderPart | null;
  /** The name of an earlier question that decides whether this one is shown; empty if it is always shown. */
  shownWhen: string;
  /** The answers to that question with which this one is shown. A checked box has the answer `yes`. */
  shownWhenIs: string[];
}

/** Whether this kind of question has an answer. */
export function isAnswered({ kind }: Pick<FormQuestion, "kind">): boolean {
  return kind !== "section" && kind !== "page";
}
