import { eq } from "drizzle-orm";
import { defineContentType } from "../../define-content-type";
import type { ChecklistEntry } from "../../description";
import { boolean } from "../../fields/boolean/field";
import { html } from "../../fields/html/field";
import { itemArray } from "../../fields/item-array/field";
import { number } from "../../fields/number/field";
import { select } from "../../fields/select/field";
import { slug } from "../../fields/slug/field";
import { text } from "../../fields/text/field";
import { textArray } from "../../fields/text-array/field";
import { writeRow } from "../write-row";
import { form } from "./table";

const name = text({ label: "Name", help: "As programs know it: firstName", maxLength: 60, required: true });

/** A form in its plain definition: what it asks, what it answers, whom it tells, how long answers are kept. */
export const formType = defineContentType({
  name: "form",
  apiName: "forms",
  label: { one: "Form", many: "Forms" },
  access: { draft: ["permissionFormManager"], publish: ["permissionFormManager"] },
  fields: {
    title: text({ label: "Title", required: true }),
    slug: slug({ label: "Address" }),
    intro: html({ label: "Introduction" }),
    questions: itemArray({
      label: "Questions",
      required: true,
      maxItems: 200,
      item: {
        name: {
          ...name,
          schema: name.schema.refine(
            (value) => value === "" || /^[a-z][a-zA-Z0-9]*$/.test(value),
            "Begin with a small letter; letters and digits only.",
          ),
        },
        label: text({ label: "Question", required: true }),
        help: text({ label: "Hint" }),
        kind: select({
          label: "Kind",
          choices: {
            text: "One line",
            textarea: "Several lines",
            email: "E-mail",
            phone: "Phone",
            date: "Date",
            number: "Number",
            choice: "One of several",
            choices: "Any of several",
            checkbox: "Yes or no",
          },
          initially: "text",
          required: true,
        }),
        required: boolean({ label: "Must be answered" }),
        sensitive: boolean({ label: "Sensitive: encrypted, never mailed" }),
        choices: textArray({ label: "Choices", maxItems: 60 }),
      },
    }),
    submitLabel: text({ label: "Words on the button", maxLength: 60 }),
    thanks: text({ label: "Words of thanks", maxLength: 500 }),
    notify: textArray({ label: "E-mail addresses to tell", maxItems: 20 }),
    retentionDays: number({
      label: "Days until an answer is deleted",
      integer: true,
      minimum: 1,
      maximum: 3_650,
      required: true,
    }),
  },
  list: { columns: ["retentionDays"] },
  title: (data) => data.title,
  slugField: "slug",
  check: ({ questions }) => namesAreUnique(questions.map((question) => question.name)),
  async project(tx, { id, data }) {
    await writeRow(tx, form, {
      id,
      ...data,
      questions: data.questions.map((question) => ({ ...question, kind: question.kind ?? "text" })),
      submitLabel: data.submitLabel || "Send",
      thanks: data.thanks || "Thank you. We have received it.",
      retentionDays: data.retentionDays ?? 365,
      updatedAt: new Date(),
    });
  },
  async withdraw(tx, id) {
    await tx.delete(form).where(eq(form.id, id));
  },
});

function namesAreUnique(names: string[]): ChecklistEntry[] {
  return names.flatMap((name, index) =>
    name !== "" && names.indexOf(name) < index
      ? [
          {
            severity: "hard" as const,
            propertyName: `questions.${index}.name`,
            message: `Another question has the name “${name}”.`,
          },
        ]
      : [],
  );
}
