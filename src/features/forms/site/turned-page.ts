import type { RefusedForm } from "~/server/submissions/refuse-form";
import type { AnswerOf } from "~/site/browser/request/client";

/** The response to a post that does not submit the form. */
export interface TurnedPage {
  page: number;
  values: RefusedForm["values"];
  error?: RefusedForm["error"];
  /** Set if the person saved the form or opened a saved one. */
  saved?: SavedForm;
  /** The error if the code is wrong. */
  notResumed?: string;
}

/** The text about a saved form. `until` is empty if it was opened, not saved. */
export type SavedForm = AnswerOf<"post", "/api/form/{slug}/progress">["saved"];
