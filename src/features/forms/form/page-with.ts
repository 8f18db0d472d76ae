import { pagesOfForm } from "./pages-of-form";
import type { FormQuestion } from "./question";

/**
 * The index of the first page with one of these fields; undefined if there is none. Parts of an address count as their
 * question.
 */
export function pageWith(questions: readonly FormQuestion[], fields: readonly string[]): number | undefined {
  const names = new Set(fields.map((field) => field.split(".", 1)[0]));
  const at = pagesOfForm(questions).findIndex((page) => page.questions.some(({ name }) => names.has(name)));
  return at === -1 ? undefined : at;
}
