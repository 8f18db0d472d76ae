import { pagesOfForm } from "./pages-of-form";
import type { FormQuestion } from "./question";

/** The first page with one of these fields on it; undefined where none has. The parts of an address are the question's. */
export function pageWith(questions: readonly FormQuestion[], fields: readonly string[]): number | undefined {
  const names = new Set(fields.map((field) => field.split(".", 1)[0]));
  const at = pagesOfForm(questions).findIndex((page) => page.questions.some(({ name }) => names.has(name)));
  return at === -1 ? undefined : at;
}
