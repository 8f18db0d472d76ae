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
  createdAt: string;
  deleteAfter: string;
}

export interface SubmissionList {
  items: SubmissionItem[];
  total: number;
  page: number;
  pageSize: number;
  /** The forms that something was sent by, for choosing among them. */
  forms: { id: string; name: string }[];
}

/** One with everything that was answered. */
export interface ReadSubmission extends SubmissionItem {
  phone: string;
  answers: Answer[];
}
