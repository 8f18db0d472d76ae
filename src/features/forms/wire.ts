import type { Answer } from "./answers";
import type { SubmissionState } from "./table";

/** What the screens about submissions are answered with. Times are ISO 8601 in UTC. */
export interface SubmissionItem {
  id: string;
  formId: string;
  formName: string;
  state: SubmissionState;
  /** Empty where the form does not ask. */
  name: string;
  email: string;
  /** No known secret opens who it is: what is kept can be read again once the secret is known. */
  unreadable: boolean;
  createdAt: string;
  deleteAfter: string;
}

export interface SubmissionList {
  items: SubmissionItem[];
  total: number;
  page: number;
  pageSize: number;
  /** How many a search could not look into: no known secret opens who they are. */
  unreadable: number;
  /** The forms that something was sent by, for choosing among them. */
  forms: { id: string; name: string }[];
}

/** One with everything that was answered. */
export interface ReadSubmission extends SubmissionItem {
  phone: string;
  answers: Answer[];
}
