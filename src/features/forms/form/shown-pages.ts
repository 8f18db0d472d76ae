import { pagesOfForm } from "./pages-of-form";
import type { FormQuestion } from "./question";
import { type ChosenValues, shownQuestions } from "./shown-questions";

interface PagedForm {
  questions: readonly FormQuestion[];
  hasReview: boolean;
}

/** The indexes of the form's pages that are shown for these choices. The review page has the highest index. */
export function shownPages({ questions, hasReview }: PagedForm, chosen: ChosenValues): number[] {
  const shownSet = new Set(shownQuestions(questions, chosen));
  const pages = pagesOfForm(questions);
  const shown = pages.flatMap(({ opening }, at) => (opening === null || shownSet.has(opening) ? [at] : []));
  return hasReview ? [...shown, pages.length] : shown;
}

/** The next or previous page, if there is one. */
export function pageBeside(shown: readonly number[], page: number, to: "next" | "back"): number {
  if (to === "next") return shown.find((one) => one > page) ?? shown.at(-1) ?? 0;
  return shown.findLast((one) => one < page) ?? shown[0] ?? 0;
}
