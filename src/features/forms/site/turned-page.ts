import type { RefusedForm } from "~/server/submissions/refuse-form";
import type { AnswerOf } from "~/site/browser/request/client";

/** What the page of a form answers a plain post with that is not the last one. */
export interface TurnedPage {
  page: number;
  values: RefusedForm["values"];
  error?: RefusedForm["error"];
  /** They saved it, or opened it again. */
  saved?: SavedForm;
  /** Why the code they gave opened nothing. */
  notResumed?: string;
}

/** What the page says of a form that was saved; `until` is empty where it was opened rather than saved. */
export type SavedForm = AnswerOf<"post", "/api/form/{slug}/progress">["saved"];
