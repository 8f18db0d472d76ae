import type { FormQuestion } from "./question";

/** What is asked on one page of a form. */
export interface FormPage<Q> {
  /** The question of the kind page that opens it; null for a first page without one. */
  opening: Q | null;
  questions: Q[];
}

/** A form in its pages, in order. One without a question of the kind page has one. */
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
