import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import { ask, formOf, must, sender } from "./form-parts";

export const contactForm = formOf({
  title: "Write to us",
  slug: "contact",
  intro: html`<p>For anything that can wait a working day. For appointments, test results and medicines use the
    <a href="/patient-portal">patient portal</a> or call ${phoneLink(phones.main)}.</p>`,
  questions: [
    ...sender,
    ask("email", "email", "Email", {
      sender: "email",
      help: "Leave it blank if you prefer a phone call.",
    }),
    ask("phone", "phone", "Phone", { sender: "phone" }),
    ask("about", "choice", "What is it about?", {
      ...must,
      choices: ["A bill", "A visit", "Praise", "A complaint", "Something else"],
    }),
    ask("visitDay", "date", "The day of the visit, if you know it", {
      shownWhen: "about",
      shownWhenIs: ["A visit", "A complaint"],
    }),
    ask("message", "textarea", "Your message", {
      ...must,
      sensitive: true,
      help: "Say as much as we need to help you; a person on our staff reads it.",
    }),
    ask("agreed", "consent", "This is not urgent", {
      ...must,
      text: text`<p>We read messages on working days. In an emergency call 911; for thoughts of suicide call or text 988.</p>`,
    }),
  ],
  submitLabel: "Send your message",
  thanks: "A person on our staff answers within two working days.",
  confirmsByMail: false,
  notify: ["front.desk@prairielantern.example"],
  retentionDays: 180,
});
