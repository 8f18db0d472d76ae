import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import { ask, formOf, must, sender } from "./form-parts";
import { when, yesOrNo } from "./new-patient/conditions";

/** The application for any open job. Its question “job” is filled in on the page of a job. */
export const jobApplicationForm = formOf({
  title: "Job application",
  slug: "job-application",
  intro: html`<p>It takes about five minutes. A person in human resources reads every application and answers within five working days:
  ${phoneLink(phones.humanResources)}.</p>`,
  questions: [
    ask("job", "text", "The job you are applying for", must),
    ...sender,
    ask("email", "email", "Email", { ...must, sender: "email" }),
    ask("phone", "phone", "Phone", { ...must, sender: "phone" }),
    ask("license", "text", "License or certificate, with its number and state", {
      help: "If the job needs one.",
    }),
    ask("resume", "file", "Your resume", { help: "A PDF, or a photograph of it." }),
    ask("experience", "textarea", "Or tell us where you worked and what you did", { sensitive: true }),
    ask("start", "date", "When could you start?"),
    ask("legal", "choice", "Are you allowed to work in the United States?", { ...must, ...yesOrNo }),
    ask("help", "choice", "Do you need any help with applying or an interview?", yesOrNo),
    ask("helpWhat", "textarea", "What would help you?", { ...when("help", "Yes"), sensitive: true }),
    ask("agreed", "consent", "You may keep this application for a year", {
      ...must,
      text: text`<p>Only human resources and those who decide read it. Then it is deleted.</p>`,
    }),
  ],
  submitLabel: "Send my application",
  thanks: "We have your application. You will hear from us within five working days.",
  confirmsByMail: true,
  confirmation: text`Thank you for your application. A person in human resources answers within five working days.`,
  notify: ["careers@prairielantern.example"],
  retentionDays: 365,
});
