import type { Visibility } from "~/content/visibility/visibility";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { pagesOfForm } from "./pages-of-form";
import type { FormQuestion } from "./question";
import type { FormOutcome, PublishedForm } from "./table";

/** A form as the public sees it. Whom it tells, and what it writes to whom, is nobody's business. */
export interface ShownForm {
  id: string;
  slug: string;
  title: string;
  /** HTML, sanitised. */
  intro: string;
  questions: FormQuestion[];
  hasReview: boolean;
  /** It is long enough to be saved and gone on with. */
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
