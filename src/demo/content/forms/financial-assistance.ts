import { answerWithin } from "../assistance";
import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import { ask, formOf, must, sender } from "./form-parts";
import { sensitiveQuestion, when, yesOrNo } from "./new-patient/conditions";

const you = [
  ask("you", "page", "About you", {
    text: html`<p>Write about the person who got the care and the bill. You can fill it in for someone else.</p>`,
  }),
  ...sender,
  ask("birthday", "date", "Date of birth", { ...must, ...sensitiveQuestion, sender: "birthday" }),
  ask("home", "address", "Where you live", {
    ...must,
    sender: "address",
    help: "If you do not have a home now, tell us where you get mail.",
  }),
  ask("phone", "phone", "Phone", { ...must, sender: "phone" }),
  ask("email", "email", "Email", {
    sender: "email",
    help: "We only tell you that there is news, with a private link to read it.",
  }),
  ask("language", "text", "The language you prefer for talking and reading"),
  ask("helped", "checkbox", "I am filling this in for someone else"),
  ask("helperName", "text", "Your own name", { ...must, ...when("helped", "yes") }),
  ask("helperPhone", "phone", "Your own phone", when("helped", "yes")),
];

const care = [
  ask("care", "page", "The care and the bill"),
  ask("when", "choice", "When is or was the care?", {
    ...must,
    choices: [
      "I have not been there yet",
      "In the last month",
      "One to eight months ago",
      "Longer ago",
      "Several visits",
    ],
  }),
  ask("account", "text", "The number at the top right of your bill", {
    help: "Leave it blank if you have no bill.",
  }),
  ask("insurance", "choices", "Which of these do you have?", {
    ...must,
    ...sensitiveQuestion,
    choices: [
      "Insurance from work",
      "Insurance I buy myself",
      "Medicare",
      "Medicaid",
      "VA or TRICARE",
      "None",
    ],
  }),
  ask("programs", "choices", "Does anyone in your household get one of these?", {
    ...sensitiveQuestion,
    help: "If so, your care may be free with no more paperwork.",
    choices: [
      "Food stamps (SNAP)",
      "WIC",
      "Free or cheaper school meals",
      "Help with heating",
      "Housing help",
    ],
  }),
];

const household = [
  ask("household", "page", "Your household and what you live on", {
    text: html`<p>Your household is you, your spouse or partner, and the children and relatives you care for. Rough
    numbers are fine.</p>`,
  }),
  ask("people", "number", "How many people are in your household?", { ...must, ...sensitiveQuestion }),
  ask("income", "number", "What does your household earn in a month, before taxes?", {
    ...must,
    ...sensitiveQuestion,
    help: "In dollars, all together: pay, farm or business income, Social Security, pensions, child support.",
  }),
  ask("sources", "textarea", "Who earns it, and where does it come from?", {
    ...sensitiveQuestion,
    help: "One line for each, such as “Ana, packing plant, $2,100”.",
  }),
  ask("changed", "choice", "Will it be much less or more in the coming months?", {
    ...sensitiveQuestion,
    ...yesOrNo,
  }),
  ask("change", "textarea", "What will change?", { ...sensitiveQuestion, ...when("changed", "Yes") }),
  ask("proof", "file", "A pay stub, tax return or benefit letter", {
    ...sensitiveQuestion,
    help: "A photograph is enough. You can also send it later, or bring it.",
  }),
  ask("noProof", "textarea", "If you have none of these: what do you live on?", sensitiveQuestion),
  ask("more", "textarea", "Anything else we should know", sensitiveQuestion),
];

const consents = [
  ask("sign", "page", "Before you send it"),
  ask("true", "consent", "What I have written is correct as far as I know", must),
  ask("mayAsk", "consent", "You may check it", {
    ...must,
    text: html`<p>You may check it with the state’s benefit offices, or by asking me. You may not tell anyone else. Our
    <a href="/privacy">privacy notice</a> says more; questions: ${phoneLink(phones.privacyOffice)}.</p>`,
  }),
  ask("signature", "text", "Type your full name to sign", must),
];

/** The application for free or lower-cost care, which the financial counselors decide. */
export const financialAssistanceForm = formOf({
  title: "Application for financial assistance",
  slug: "financial-assistance",
  intro: html`<p>What you tell us here is kept private: only our financial counselors read it. If you would rather
  talk, call ${phoneLink(phones.financialHelp)}.</p>`,
  questions: [...you, ...care, ...household, ...consents],
  hasReview: true,
  submitLabel: "Send my application",
  outcome: "financialAssistance",
  thanks: text`We answer within ${String(answerWithin)} days. Until then, no bill of yours goes to
  collection.`,
  confirmsByMail: true,
  confirmation: text`Thank you. A financial counselor reads your application and answers within ${String(answerWithin)} days.`,
  notify: ["financial.help@prairielantern.example"],
  isPatientForm: true,
  answerWithinDays: answerWithin,
  retentionDays: 730,
});
