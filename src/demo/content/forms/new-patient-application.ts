import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import { formOf } from "./form-parts";
import { care } from "./new-patient/care";
import { health } from "./new-patient/health";
import { needsAndConsents } from "./new-patient/needs-and-consents";
import { who } from "./new-patient/who";

export const newPatientApplication = formOf({
  title: "Become a primary care patient",
  slug: "new-patient-primary-care",
  intro: html`<p>Tell us who you are and what you need, in your own time. A nurse reads it within three working
  days and calls you with a first visit. If you would rather talk, call ${phoneLink(phones.scheduling)}.</p>`,
  questions: [...who, ...care, ...health, ...needsAndConsents],
  hasReview: true,
  submitLabel: "Send my application",
  outcome: "newPatient",
  confirmsByMail: true,
  confirmation: text`Thank you. A nurse reads your application within three working days.`,
  isPatientForm: true,
  answerWithinDays: 5,
  retentionDays: 180,
});
