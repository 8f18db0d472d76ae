import { randomUUID } from "node:crypto";
import type { FormQuestion, QuestionKind } from "~/features/forms/form/question";
import type { PublishedForm } from "~/features/forms/form/table";

/** A question for tests; the remaining properties are those of a new question in the form builder. */
export function question(name: string, kind: QuestionKind, more: Partial<FormQuestion> = {}): FormQuestion {
  return {
    name,
    label: `Question ${name}`,
    help: "",
    text: "",
    kind,
    required: false,
    sensitive: false,
    choices: [],
    sender: null,
    shownWhen: "",
    shownWhenIs: [],
    ...more,
  };
}

export function publishedForm(more: Partial<PublishedForm> = {}): PublishedForm {
  return {
    id: randomUUID(),
    slug: "a-form",
    title: "A form",
    intro: "",
    questions: [],
    hasReview: false,
    submitLabel: "Send",
    outcome: "form",
    thanks: "Thank you.",
    backRoute: "",
    confirmsByMail: false,
    confirmation: "",
    notify: [],
    isPatientForm: false,
    answerWithinDays: null,
    retentionDays: 365,
    updatedAt: new Date(),
    ...more,
  };
}
