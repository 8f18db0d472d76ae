import type { FormQuestion } from "./question";

/** The questions of one page of a form. */
export interface FormPage<Q> {
  /** The question of kind page that starts the page; null for a first page without one. */
  opening: Q | null;
  questions: Q[];
}

/** The pages of a form in order. A form without a question of kind page has one page. */
export function pagesOfForm<Q extends Pick<FormQuestion, "kind">>(questions: readonly Q[]): FormPage<Q>[] {
  const pages: FormPage<Q>[] = [];
  for (const question of questions) {
    if (question.kind === "page") {
      pages.push({ opening: question, questions: [] });
      continue;
    }
    if (pages.length === 0) pages.push({ opening: null, questions: [] });
    pages.at(-1)?.questions.push(question);
  }
  return pages;
}
