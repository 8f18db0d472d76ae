import type { QuestionKind } from "./form/question";

/** One answer, with the question as it was asked. */
export interface Answer {
  /** The question's. */
  name: string;
  label: string;
  kind: QuestionKind;
  sensitive: boolean;
  /** In words, as staff read it: lines of an address, names of files. */
  text: string;
  /** In its parts: what was chosen, the five lines of an address, the ids of files; else the text alone. */
  values: string[];
}

/** A file that was stored and belongs to no submission yet. */
export interface AttachedFile {
  id: string;
  filename: string;
  /** Bytes. */
  size: number;
}

/** What came in, by the names of fields: all values of each. */
export interface RawAnswers {
  values: Readonly<Record<string, readonly string[]>>;
  /** By the names of questions. */
  files: Readonly<Record<string, readonly AttachedFile[]>>;
}

/** Who sent it, as far as the form asks. */
export interface Sender {
  name: string;
  firstName: string;
  email: string;
  phone: string;
}
