import type { DataOf } from "~/content/define-content-type";
import type { formType } from "~/features/forms/form/definition";
import type { QuestionKind } from "~/features/forms/form/question";

export type FormContent = DataOf<typeof formType>;
type Question = FormContent["questions"][number];

/** A question, with only what differs from a plain, optional one. */
export function ask(name: string, kind: QuestionKind, label: string, more: Partial<Question> = {}): Question {
  return {
    name,
    kind,
    label,
    help: "",
    text: "",
    required: false,
    sensitive: false,
    choices: [],
    sender: null,
    shownWhen: "",
    shownWhenIs: [],
    ...more,
  };
}

/** A form, with only what differs from the defaults. */
export function formOf(
  content: Pick<FormContent, "title" | "slug" | "questions"> & Partial<FormContent>,
): FormContent {
  return {
    intro: "",
    hasReview: false,
    submitLabel: "Send",
    outcome: "form",
    thanks: "",
    backRoute: "",
    confirmsByMail: false,
    confirmation: "",
    notify: [],
    isPatientForm: false,
    answerWithinDays: null,
    retentionDays: 365,
    ...content,
  };
}

export const must = { required: true } as const;

/** The sender's name and contact. */
export const sender = [
  ask("firstName", "text", "First name", { ...must, sender: "firstName" }),
  ask("lastName", "text", "Last name", { ...must, sender: "lastName" }),
];
