import { type FormQuestion, isAnswered } from "./question";

/** The choices so far, by question name: all values of each. */
export type ChosenValues = Readonly<Record<string, readonly string[] | undefined>>;

type Conditional = Pick<FormQuestion, "name" | "kind" | "shownWhen" | "shownWhenIs">;

/**
 * The questions that are shown for these answers, including pages and headings. A question that depends on a hidden
 * page, heading, or question is hidden, too.
 */
export function shownQuestions<Q extends Conditional>(questions: readonly Q[], values: ChosenValues): Q[] {
  const shownSet = new Set<string>();
  let page = true;
  let section = true;
  return questions.filter((question) => {
    const { name, kind, shownWhen, shownWhenIs } = question;
    const holds =
      shownWhen === "" ||
      (shownSet.has(shownWhen) && (values[shownWhen] ?? []).some((value) => shownWhenIs.includes(value)));
    if (kind === "page") {
      page = holds;
      section = true;
      return page;
    }
    if (kind === "section") section = holds;
    const is = page && section && holds;
    if (is && isAnswered(question)) shownSet.add(name);
    return is;
  });
}
