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

/** The fields of a form. */
export const formFields = {
  title: text({ label: "Title", required: true }),
  slug: slug({ label: "Address" }),
  intro: html({ label: "Introduction" }),
  questions: withoutColumn(questionsField),
  hasReview: boolean({ label: "Ends with a page that shows everything before it is sent" }),
  /** Published as “Send” if empty. */
  submitLabel: withoutColumn(text({ label: "Words on the button", maxLength: 60 })),
  outcome: select({
    label: "Thanks as",
    choices: {
      form: "A form",
      award: "Feedback about an award",
      event: "A registration for an event",
      newPatient: "The application of a new patient",
      financialAssistance: "An application for financial assistance",
      medicalRecords: "A request for medical records",
    },
    initially: "form",
    required: true,
  }),
  /** If empty, `thanksOf` has the published text. */
  thanks: withoutColumn(text({ label: "Words of thanks", maxLength: 500 })),
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
  /** The published row has it for the server alone; no page and no API shows it. */
  notify: textArray({
    label: "Email addresses of staff to tell",
    help: "They are told that there is something to read, never what.",
    maxItems: 20,
  }),
  isPatientForm: boolean({ label: "Patients’ answers: only for those who look after patients’ forms" }),
  ...shownIf(["isPatientForm"], {
    answerWithinDays: number({
      label: "Days until an application should be decided",
      help: "After that, the queue marks it as overdue and lists it first. Empty for no target.",
      integer: true,
      minimum: 1,
      maximum: 365,
    }),
  }),
  retentionDays: number({
    label: "Days until an answer is deleted",
    integer: true,
    minimum: 1,
    maximum: 3_650,
    required: true,
  }),
};
