import { html } from "../../html";
import { phoneLink, phones } from "../../phones";
import { ask, must } from "../form-parts";
import { sensitiveQuestion, when, yesOrNo } from "./conditions";

const INSURED = [
  "Through work or bought by myself",
  "Medicare",
  "Nebraska Medicaid (Heritage Health)",
  "TRICARE or VA",
];

/** Insurance, previous care, and the reason for the visit. */
export const care = [
  ask("pageInsurance", "page", "Insurance", {
    text: html`<p>Have your card ready if you have one. Whatever you answer, you are welcome: nobody is turned away because of money.</p>`,
  }),
  ask("insurance", "choices", "What pays for your care?", {
    ...must,
    choices: [...INSURED, "Nothing yet, or I am not sure"],
  }),
  ask("plan", "section", "Your plan", when("insurance", ...INSURED)),
  ask("planName", "text", "Name of the plan", sensitiveQuestion),
  ask("planMember", "text", "Member number", sensitiveQuestion),
  ask("planGroup", "text", "Group number", sensitiveQuestion),
  ask("planHolder", "choice", "Whose plan is it?", { choices: ["Mine", "Someone else’s"] }),
  ask("planHolderName", "text", "Their name", {
    ...sensitiveQuestion,
    ...when("planHolder", "Someone else’s"),
  }),
  ask("planHolderBirthday", "date", "Their date of birth", {
    ...sensitiveQuestion,
    ...when("planHolder", "Someone else’s"),
  }),
  ask("planCard", "file", "A picture of the card, both sides", {
    ...sensitiveQuestion,
    help: "PDF or picture. You can also bring the card.",
  }),
  ask("noPlan", "section", "We can help you find one", {
    ...when("insurance", "Nothing yet, or I am not sure"),
    text: html`<p>Many families can get Medicaid, a plan with help from the state, or our sliding fee. Call
    ${phoneLink(phones.financialHelp)}: it is free and stays between us.</p>`,
  }),
  ask("helpWithCost", "choice", "May someone call you about this?", yesOrNo),

  ask("pageProviders", "page", "Doctors, clinics and pharmacy"),
  ask("clinic", "choice", "Which clinic works best for you?", {
    ...must,
    choices: [
      "Alder Creek Family Clinic",
      "Willow Bend Clinic",
      "Plum Valley Rural Health Clinic",
      "Wherever I am seen first",
    ],
  }),
  ask("wantedProvider", "text", "A provider you would like to see", {
    help: "A name, “a woman”, or “someone who speaks Spanish”. With no preference, you are seen sooner.",
  }),
  ask("hasProvider", "choice", "Do you have a doctor, PA or nurse practitioner now?", yesOrNo),
  ask("currentProvider", "section", "Who treats you now", when("hasProvider", "Yes")),
  ask("currentName", "text", "Their name"),
  ask("currentClinic", "text", "Clinic and town"),
  ask("currentPhone", "phone", "Their phone"),
  ask("lastVisit", "text", "When were you last there?", { help: "“Spring 2025” is enough." }),
  ask("others", "section", "Others who have treated you"),
  ask("pastProviders", "textarea", "Earlier doctors, and specialists you see", {
    ...sensitiveQuestion,
    help: "One per line: name, what for, town",
  }),
  ask("mayAskRecords", "choice", "May we ask them for your chart?", {
    help: "You sign a release at your first visit. We ask for nothing before that.",
    choices: ["Yes", "Not yet", "Only from those I name to you"],
  }),
  ask("pharmacyName", "text", "Pharmacy"),
  ask("pharmacyPlace", "text", "Town or street of the pharmacy"),
  ask("pharmacyPhone", "phone", "Phone of the pharmacy"),

  ask("pageReason", "page", "What brings you in", {
    text: html`<p>For chest pain, trouble breathing or anything that cannot wait, call <a href="tel:911">911</a>. For
    thoughts of suicide call or text <a href="tel:988">988</a>. Nobody reads this form at night.</p>`,
  }),
  ask("reason", "textarea", "What would you like help with first?", {
    ...must,
    ...sensitiveQuestion,
    help: "In your own words. “A check-up” is fine.",
  }),
  ask("howSoon", "choice", "How soon would you like to be seen?", {
    choices: ["Within days", "Within two weeks", "Within two months", "It can wait"],
  }),
];
