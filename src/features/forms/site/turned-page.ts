import type { RefusedForm } from "~/server/submissions/refuse-form";

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

/** What the page says of a form that was saved. */
export interface SavedForm {
  code: string;
  /** In words; empty where it was opened rather than saved. */
  until: string;
  /** The address that the code is on its way to. */
  mailedTo?: string;
}
