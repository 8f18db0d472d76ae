import type { QuestionKind } from "./form/question";

/** An answer with the wording of its question. */
export interface Answer {
  /** The name of the question. */
  name: string;
  label: string;
  kind: QuestionKind;
  sensitive: boolean;
  /** As text for staff: lines of an address, names of files. */
  text: string;
  /**
   * The parts of the answer: the choices, the five lines of an address, or the ids of files. Otherwise only the text.
   */
  values: string[];
}

/** A stored file that does not belong to a submission yet. */
export interface AttachedFile {
  id: string;
  filename: string;
  /** Bytes. */
  size: number;
}

/** The fields of the request, each with all its values. */
export interface RawAnswers {
  values: Readonly<Record<string, readonly string[]>>;
  /** By question name. */
  files: Readonly<Record<string, readonly AttachedFile[]>>;
}

/** The sender's details, as far as the form asks for them. */
export interface Sender {
  name: string;
  firstName: string;
  email: string;
  phone: string;
}
