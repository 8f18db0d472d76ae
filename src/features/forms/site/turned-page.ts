import type { RefusedForm } from "~/server/submissions/refuse-form";
import type { AnswerOf } from "~/site/browser/request/client";

/** The response to a plain post that does not send the form. */
export interface TurnedPage {
  page: number;
  values: RefusedForm["values"];
  error?: RefusedForm["error"];
  /** If they saved it, or opened it again. */
  saved?: SavedForm;
  /** Why the code opened nothing. */
  notResumed?: string;
}

/** What the page says about a saved form; `until` is empty if it was opened, not saved. */
export type SavedForm = AnswerOf<"post", "/api/form/{slug}/progress">["saved"];
