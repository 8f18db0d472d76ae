/** Everything a form can ask, with the words that staff choose it by. The last two ask nothing. */
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

/** What of the sender's own a question asks for: it names them to staff, and browsers fill it in. */
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

/** What a form asks in one place. */
export interface FormQuestion {
  /** Names the answer: letters and digits, unique within the form. */
  name: string;
  /** The question; of a page or section its heading. */
  label: string;
  help: string;
  /** HTML under the heading of a section or page, or what one agrees to. */
  text: string;
  kind: QuestionKind;
  required: boolean;
  /** Sealed apart, shown to few, never mailed. */
  sensitive: boolean;
  choices: string[];
  sender: SenderPart | null;
  /** The name of an earlier question that decides whether this one is asked; empty where it always is. */
  shownWhen: string;
  /** The answers to that question, any of which asks this one. What is ticked has the answer `yes`. */
  shownWhenIs: string[];
}

/** Whether a kind has an answer at all. */
export function isAnswered({ kind }: Pick<FormQuestion, "kind">): boolean {
  return kind !== "section" && kind !== "page";
}
