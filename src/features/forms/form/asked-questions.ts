import { type FormQuestion, isAnswered } from "./question";

/** What was chosen so far, by the names of questions: all values of each. */
export type ChosenValues = Readonly<Record<string, readonly string[] | undefined>>;

type Conditional = Pick<FormQuestion, "name" | "kind" | "shownWhen" | "shownWhenIs">;

/**
 * Those questions that are asked after what was answered, pages and headings included. What depends on a page or heading that
 * is left out is left out with it, and so is what depends on an answer to a question that is not asked.
 */
export function askedQuestions<Q extends Conditional>(questions: readonly Q[], values: ChosenValues): Q[] {
  const asked = new Set<string>();
  let page = true;
  let section = true;
  return questions.filter((question) => {
    const { name, kind, shownWhen, shownWhenIs } = question;
    const holds =
      shownWhen === "" ||
      (asked.has(shownWhen) && (values[shownWhen] ?? []).some((value) => shownWhenIs.includes(value)));
    if (kind === "page") {
      page = holds;
      section = true;
      return page;
    }
    if (kind === "section") section = holds;
    const is = page && section && holds;
    if (is && isAnswered(question)) asked.add(name);
    return is;
  });
}
