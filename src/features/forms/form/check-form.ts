import { z } from "zod";
import type { ValuesOf } from "~/content/fields/field";
import type { ChecklistEntry } from "~/content/item-schemas";
import type { questionsField } from "./questions-field";

type Question = ValuesOf<(typeof questionsField)["item"]>;

interface CheckedForm {
  slug: string;
  questions: Question[];
  notify: string[];
  confirmsByMail: boolean;
}

/** API paths of the site's own forms. A slug must not be one of these. */
const RESERVED = ["newsletter"];

/** Finds problems because of which the form cannot be filled in or answers would be lost. */
export function checkForm({ slug, questions, notify, confirmsByMail }: CheckedForm): ChecklistEntry[] {
  return [
    ...(RESERVED.includes(slug) ? [hard("slug", "Another form of the site has this address.")] : []),
    ...questions.flatMap((question, at) => [
      ...checkName(questions, question, at),
      ...checkChoices(question, at),
      ...checkCondition(questions, question, at),
    ]),
    ...notify
      .filter((address) => !z.email().safeParse(address).success)
      .map((address) => hard("notify", `“${address}” is not an email address.`)),
    ...(confirmsByMail && !questions.some(isSendersEmail)
      ? [
          hard(
            "confirmsByMail",
            "A confirmation needs a question of the kind Email that is the sender’s own.",
          ),
        ]
      : []),
  ];
}

const isSendersEmail = ({ kind, sender }: Question) => kind === "email" && sender === "email";

function checkName(questions: Question[], { name }: Question, at: number): ChecklistEntry[] {
  const first = questions.findIndex((question) => question.name === name);
  return name !== "" && first < at
    ? [hard(`questions.${at}.name`, `Another question has the name “${name}”.`)]
    : [];
}

function checkChoices({ kind, label, choices }: Question, at: number): ChecklistEntry[] {
  if (kind !== "choice" && kind !== "choices") return [];
  const place = `questions.${at}.choices`;
  if (new Set(choices).size < choices.length) return [hard(place, `“${label}” has a choice twice.`)];
  const minimum = kind === "choice" ? 2 : 1;
  return choices.length < minimum ? [hard(place, `“${label}” needs choices to choose from.`)] : [];
}

function checkCondition(
  questions: Question[],
  { label, shownWhen, shownWhenIs }: Question,
  at: number,
): ChecklistEntry[] {
  if (shownWhen === "") return [];
  const place = `questions.${at}.shownWhen`;
  const before = questions.slice(0, at).find((question) => question.name === shownWhen);
  if (!before) return [hard(place, `“${label}” depends on a question that does not come before it.`)];
  const possible = answersOf(before);
  if (possible.length === 0)
    return [hard(place, `“${label}” depends on “${before.label}”, which has no choices.`)];
  const missing = shownWhenIs.find((answer) => !possible.includes(answer));
  if (missing !== undefined)
    return [hard(`questions.${at}.shownWhenIs`, `“${before.label}” cannot be answered with “${missing}”.`)];
  return shownWhenIs.length === 0
    ? [hard(`questions.${at}.shownWhenIs`, `Say with which answers “${label}” is asked.`)]
    : [];
}

function answersOf({ kind, choices }: Question): string[] {
  if (kind === "checkbox" || kind === "consent") return ["yes"];
  return kind === "choice" || kind === "choices" ? choices : [];
}

function hard(propertyName: string, message: string): ChecklistEntry {
  return { severity: "hard", propertyName, message };
}
