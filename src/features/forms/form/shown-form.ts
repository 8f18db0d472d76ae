import type { Visibility } from "~/content/visibility/visibility";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { pagesOfForm } from "./pages-of-form";
import type { FormQuestion } from "./question";
import type { FormOutcome, PublishedForm } from "./table";

/** A form for the public. Excludes the addresses that it notifies and the texts that it emails. */
export interface ShownForm {
  id: string;
  slug: string;
  title: string;
  /** Sanitized HTML. */
  intro: string;
  questions: FormQuestion[];
  hasReview: boolean;
  /** Whether the form is long enough to be saved and continued later. */
  canBeSaved: boolean;
  submitLabel: string;
  outcome: FormOutcome;
  thanks: string;
  backRoute: string;
}

export function shownForm(form: PublishedForm, { hides }: Pick<Visibility, "hides">): ShownForm {
  const { id, slug, title, intro, questions, hasReview, submitLabel, outcome, thanks, backRoute } = form;
  return {
    id,
    slug,
    title,
    hasReview,
    submitLabel,
    outcome,
    thanks,
    backRoute: hides(backRoute) ? "" : backRoute,
    canBeSaved: pagesOfForm(questions).length > 1,
    intro: sanitizeRichText(intro),
    questions: questions.map((question) => ({ ...question, text: sanitizeRichText(question.text) })),
  };
}
