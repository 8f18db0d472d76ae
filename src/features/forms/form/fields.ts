import { boolean } from "~/content/fields/boolean";
import { html } from "~/content/fields/html";
import { number } from "~/content/fields/number";
import { select } from "~/content/fields/select";
import { shownIf } from "~/content/fields/shown-if";
import { slug } from "~/content/fields/slug";
import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";
import { textArray } from "~/content/fields/text-array";
import { textarea } from "~/content/fields/textarea";
import { questionsField } from "./questions-field";

export const formFields = {
  title: text({ label: "Title", required: true }),
  slug: slug({ label: "Address" }),
  intro: html({ label: "Introduction" }),
  questions: withoutColumn(questionsField),
  hasReview: boolean({ label: "Show a review page before sending" }),
  /** Published as “Send” if empty. */
  submitLabel: withoutColumn(text({ label: "Button text", maxLength: 60 })),
  outcome: select({
    label: "Kind of form",
    choices: {
      form: "General form",
      award: "Award nomination",
      event: "Event registration",
      newPatient: "New patient application",
      financialAssistance: "Financial assistance application",
      medicalRecords: "Medical records request",
    },
    initially: "form",
    required: true,
  }),
  /** Published as the text of `thanksOf` if empty. */
  thanks: withoutColumn(text({ label: "Thank-you message", maxLength: 500 })),
  backRoute: text({
    label: "Page after the thank-you message",
    help: "An address on this site. If empty, people return to the page they came from.",
    link: true,
  }),
  confirmsByMail: boolean({ label: "Send a confirmation email to the sender" }),
  confirmation: textarea({
    label: "Text of the confirmation email",
    help: "The email never contains the answers.",
  }),
  /** Only the server reads the published value; no page or API shows it. */
  notify: textArray({
    label: "Email addresses of staff to notify",
    help: "The email says that there is a new submission. It never contains the answers.",
    maxItems: 20,
  }),
  isPatientForm: boolean({ label: "Patient form: only staff who handle patient forms can read it" }),
  ...shownIf(["isPatientForm"], {
    answerWithinDays: number({
      label: "Days to decide an application",
      help: "After that, the queue marks it as overdue and lists it first. If empty, there is no target.",
      integer: true,
      minimum: 1,
      maximum: 365,
    }),
  }),
  retentionDays: number({
    label: "Days until a submission is deleted",
    integer: true,
    minimum: 1,
    maximum: 3_650,
    required: true,
  }),
};
