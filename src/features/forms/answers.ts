import type { QuestionKind } from "./form/question";

/** An answer, with the wording of the question. */
export interface Answer {
  /** The name of the question. */
  name: string;
  label: string;
  kind: QuestionKind;
  sensitive: boolean;
  /** As text for staff: lines of an address, names of files. */
  text: string;
  /** As parts: the choices, the five lines of an address, the ids of files; otherwise the text alone. */
  values: string[];
}

/** A stored file that belongs to no submission yet. */
export interface AttachedFile {
  id: string;
  filename: string;
  /** Bytes. */
  size: number;
}

/** The request, by field name: all values of each. */
export interface RawAnswers {
  values: Readonly<Record<string, readonly string[]>>;
  /** By question name. */
  files: Readonly<Record<string, readonly AttachedFile[]>>;
}

/** The details of the sender that the form asks for. */
export interface Sender {
  name: string;
  firstName: string;
  email: string;
  phone: string;
}
