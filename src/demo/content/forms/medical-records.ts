import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import { ask, formOf, must } from "./form-parts";
import { sensitiveQuestion, when } from "./new-patient/conditions";

const SELF = "I am the patient";
const PROXY = "I speak for the patient";

const who = [
  ask("asking", "page", "Who is asking"),
  ask("asker", "choice", "Who are you?", { ...must, choices: [SELF, PROXY] }),
  ask("proxy", "section", "About you, as the patient’s representative", {
    ...when("asker", PROXY),
    text: html`<p>The law calls you a personal representative, or proxy. We need to know why you may have the records.
    We check this before we send anything.</p>`,
  }),
  ask("proxyName", "text", "Your own name", must),
  ask("proxyRelation", "text", "How are you related to the patient?", {
    ...must,
    help: "Mother, husband, guardian, executor, lawyer",
  }),
  ask("proxyRight", "choice", "What gives you the right to see the records?", {
    ...must,
    choices: [
      "I am the parent of a child under 18",
      "I am the legal guardian",
      "I hold a power of attorney for health care",
      "I am the executor, or next of kin of a patient who has died",
      "The patient signed a release for me",
    ],
  }),
  ask("proxyPaper", "file", "A document that shows this", {
    ...sensitiveQuestion,
    help: "A court order, power of attorney, birth certificate or signed release. A photograph is enough.",
  }),
  ask("proxyPhone", "phone", "Your own phone", must),
];

const patient = [
  ask("patient", "page", "The patient"),
  ask("firstName", "text", "First name", { ...must, sender: "firstName" }),
  ask("lastName", "text", "Last name", { ...must, sender: "lastName" }),
  ask("formerName", "text", "Earlier last name", { help: "The chart may be under it." }),
  ask("birthday", "date", "Date of birth", { ...must, ...sensitiveQuestion, sender: "birthday" }),
  ask("phone", "phone", "Phone", { sender: "phone" }),
  ask("email", "email", "Email for news about this request", {
    sender: "email",
    help: "We only tell you that there is news, with a private link to read it.",
  }),
];

const records = [
  ask("records", "page", "Which records"),
  ask("what", "choices", "What would you like?", {
    ...must,
    ...sensitiveQuestion,
    choices: [
      "A summary of my care",
      "Visit notes",
      "Laboratory results",
      "Imaging reports",
      "Images on a disc",
      "Shot record",
      "Hospital stay",
      "Bills",
      "Everything",
    ],
  }),
  ask("dates", "choice", "Which dates?", {
    ...must,
    choices: ["The last year", "The last two years", "All years", "Certain dates"],
  }),
  ask("from", "date", "From", { ...must, ...when("dates", "Certain dates") }),
  ask("until", "date", "Until", { ...must, ...when("dates", "Certain dates") }),
  ask("where", "choices", "Where was the care?", {
    choices: ["Main hospital", "Medical Imaging", "A clinic", "Specialty center", "I am not sure"],
  }),
  ask("private", "choices", "These are sent only if you choose them", {
    ...sensitiveQuestion,
    help: "They have more protection by law.",
    choices: [
      "Treatment for alcohol or drugs",
      "Counseling and mental health",
      "HIV tests and care",
      "Genetic tests",
    ],
  }),
  ask("details", "textarea", "Anything that helps us find it", sensitiveQuestion),
];

const MAIL = "On paper, by mail";
const ANOTHER = "Sent to another doctor or person";

const receive = [
  ask("receive", "page", "How you get them"),
  ask("how", "choice", "How would you like them?", {
    ...must,
    choices: [
      "In the patient portal, free",
      "I will pick them up in room 104",
      MAIL,
      "On a disc, by mail",
      ANOTHER,
    ],
  }),
  ask("address", "address", "The address to mail them to", {
    ...must,
    sender: "address",
    ...when("how", MAIL, "On a disc, by mail"),
  }),
  ask("receiver", "textarea", "Name, address, and fax or phone of who gets them", {
    ...must,
    ...when("how", ANOTHER),
  }),
  ask("photoId", "file", "A picture of your photo ID", {
    ...must,
    ...sensitiveQuestion,
    help: "The ID of the person who fills in this form: a driver's license, state ID, passport or tribal ID. We delete the picture with this request.",
  }),
  ask("agreed", "consent", "I ask for these records", {
    ...must,
    text: html`<p>You can cancel this request until we send the records: call ${phoneLink(phones.medicalRecords)}. Records
    that were sent to someone else may not be protected there as they are here.</p>`,
  }),
  ask("signature", "text", "Type your full name to sign", must),
];

/** A request for a copy of medical records, by the patient or by a personal representative. */
export const medicalRecordsForm = formOf({
  title: "Request for medical records",
  slug: "medical-records",
  intro: html`<p>What you tell us here is kept private: only the medical records staff read it. It takes about ten
  minutes.</p>`,
  questions: [...who, ...patient, ...records, ...receive],
  hasReview: true,
  submitLabel: "Send my request",
  outcome: "medicalRecords",
  thanks: "We answer within ten days, and by law within 30.",
  confirmsByMail: true,
  confirmation: text`Thank you. Medical records answers within ten days, and by law within 30.`,
  notify: ["medical.records@prairielantern.example"],
  isPatientForm: true,
  answerWithinDays: 10,
  retentionDays: 365,
});
