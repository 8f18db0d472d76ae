import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { checkForm } from "./check-form";
import { formFields } from "./fields";
import { form } from "./table";
import { thanksOf } from "./thanks-of";

/** A form that staff build: questions, thank-you text, notifications, and retention period. */
export const formType = defineContentType({
  name: "form",
  apiName: "forms",
  label: { one: "Form", many: "Forms" },
  feature: "forms",
  access: { draft: ["permissionFormManager"], publish: ["permissionFormManager"] },
  fields: formFields,
  list: {
    columns: ["retentionDays"],
    order: "title",
    belongsHere:
      "Forms that you build from questions, such as a contact form. What people send is listed with each form.",
  },
  table: form,
  // Visibility depends on which forms are patient forms, and on their slugs.
  listedBy: ({ isPatientForm, slug }) => (isPatientForm ? slug : null),
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/forms/",
  addressEndings: ["/paper"],
  check: checkForm,
  async project(tx, item) {
    const { questions, submitLabel, thanks, outcome } = item.data;
    const row = publishedRow(form, formFields, item, {
      questions: questions.map((question) => ({ ...question, kind: question.kind ?? "text" })),
      submitLabel: submitLabel || "Send",
      thanks: thanks || thanksOf(outcome ?? "form"),
    });
    await writeRow(tx, form, row);
  },
  async withdraw(tx, id) {
    await tx.delete(form).where(eq(form.id, id));
  },
});
