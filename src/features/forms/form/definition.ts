import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { boolean } from "~/content/fields/boolean/field";
import { html } from "~/content/fields/html/field";
import { number } from "~/content/fields/number/field";
import { select } from "~/content/fields/select/field";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { textArray } from "~/content/fields/text-array/field";
import { textarea } from "~/content/fields/textarea/field";
import { writeRow } from "~/content/publishing/write-row";
import { checkForm } from "./check-form";
import { questionsField } from "./questions-field";
import { form } from "./table";
import { thanksOf } from "./thanks-of";

/** A form in its plain definition: what it asks, what it answers, whom it tells, how long answers are kept. */
export const formType = defineContentType({
  name: "form",
  apiName: "forms",
  label: { one: "Form", many: "Forms" },
  feature: "forms",
  access: { draft: ["permissionFormManager"], publish: ["permissionFormManager"] },
  fields: {
    title: text({ label: "Title", required: true }),
    slug: slug({ label: "Address" }),
    intro: html({ label: "Introduction" }),
    questions: questionsField,
    hasReview: boolean({ label: "Ends with a page that shows everything before it is sent" }),
    submitLabel: text({ label: "Words on the button", maxLength: 60 }),
    outcome: select({
      label: "Thanks as",
      choices: {
        form: "A form",
        award: "Feedback about an award",
        event: "A registration for an event",
        newPatient: "The application of a new patient",
      },
      initially: "form",
      required: true,
    }),
    thanks: text({ label: "Words of thanks", maxLength: 500 }),
    backRoute: text({
      label: "Closing the thanks leads to",
      help: "An address of this site; empty for back to where one came from.",
      link: true,
    }),
    confirmsByMail: boolean({ label: "Writes to the sender that it arrived" }),
    confirmation: textarea({
      label: "What the sender is written",
      help: "Answers are never in it.",
    }),
    notify: textArray({
      label: "E-mail addresses of staff to tell",
      help: "They are told that there is something to read, never what.",
      maxItems: 20,
    }),
    isPatientForm: boolean({ label: "Patients’ answers: only for those who look after patients’ forms" }),
    retentionDays: number({
      label: "Days until an answer is deleted",
      integer: true,
      minimum: 1,
      maximum: 3_650,
      required: true,
    }),
  },
  list: { columns: ["retentionDays"] },
  table: form,
  // What visibility asks for: which forms are patients’, and where they are.
  listedBy: ({ isPatientForm, slug }) => (isPatientForm ? slug : null),
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/forms/",
  check: checkForm,
  async project(tx, { id, data }) {
    const outcome = data.outcome ?? "form";
    await writeRow(tx, form, {
      id,
      ...data,
      questions: data.questions.map((question) => ({ ...question, kind: question.kind ?? "text" })),
      submitLabel: data.submitLabel || "Send",
      outcome,
      thanks: data.thanks || thanksOf(outcome),
      retentionDays: data.retentionDays ?? 365,
      updatedAt: new Date(),
    });
  },
  async withdraw(tx, id) {
    await tx.delete(form).where(eq(form.id, id));
  },
});
