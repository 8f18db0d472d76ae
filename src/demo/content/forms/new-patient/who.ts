import { html, text } from "../../html";
import { ask, must } from "../form-parts";
import { sensitiveQuestion, when, yesOrNo } from "./conditions";

const FOR_ANOTHER = ["My child, or a child in my care", "Another adult I help"];

/** The patient, the person who fills in the form, and their contact details. */
export const who = [
  ask("pageStart", "page", "Who is this for?", {
    text: html`<p>Most people need about twenty minutes. Leave out what you do not know: only a few answers are
    needed, and those say so.</p>`,
  }),
  ask("forWhom", "choice", "Who would like to be a patient?", {
    ...must,
    choices: ["I would", ...FOR_ANOTHER],
  }),
  ask("helper", "section", "About you, the person filling this in", {
    ...when("forWhom", ...FOR_ANOTHER),
    text: html`<p>Thank you for helping. From the next page on, “you” is the person who would like to be a
    patient.</p>`,
  }),
  ask("helperName", "text", "Your own name", must),
  ask("helperRelation", "text", "How are you related?", {
    help: "Mother, foster parent, daughter, neighbor, social worker",
  }),
  ask("helperPhone", "phone", "Your phone", must),
  ask("helperRight", "choice", "Can you make decisions about their care?", {
    help: "If you have a document that shows this, please bring it to the first visit.",
    choices: [
      "I am the parent",
      "I am the legal guardian",
      "I hold a power of attorney for health care",
      "They decide, I only help with the form",
      "I am not sure",
    ],
  }),

  ask("pageYou", "page", "About you"),
  ask("firstName", "text", "First name", {
    ...must,
    sender: "firstName",
    help: "As on your ID or insurance card",
  }),
  ask("middleName", "text", "Middle name"),
  ask("lastName", "text", "Last name", { ...must, sender: "lastName" }),
  ask("goesBy", "text", "What should we call you?", { help: "If it is another name" }),
  ask("formerName", "text", "Earlier last name", { help: "Your old chart may be under it." }),
  ask("birthday", "date", "Date of birth", { ...must, ...sensitiveQuestion, sender: "birthday" }),
  ask("sexAtBirth", "choice", "Sex on your original birth certificate", {
    ...sensitiveQuestion,
    help: "Some tests and doses depend on it.",
    choices: ["Female", "Male", "Another", "I would rather say it in person"],
  }),
  ask("gender", "text", "Anything we should know about your gender or pronouns", sensitiveQuestion),
  ask("language", "choice", "The language you prefer for talking about your health", {
    ...must,
    choices: [
      "English",
      "Spanish",
      "Somali",
      "Karen",
      "Vietnamese",
      "Arabic",
      "Nuer",
      "American Sign Language",
      "Another",
    ],
  }),
  ask("languageOther", "text", "Which language?", { ...must, ...when("language", "Another") }),
  ask("interpreter", "choice", "Would you like an interpreter at your visits?", {
    ...yesOrNo,
    help: "It costs you nothing. Your family does not have to interpret.",
  }),

  ask("pageReach", "page", "How we reach you"),
  ask("home", "address", "Where you live", { ...must, sender: "address" }),
  ask("mailElsewhere", "checkbox", "My mail goes to another address"),
  ask("mailing", "address", "Address for mail", { ...must, ...when("mailElsewhere", "yes") }),
  ask("phone", "phone", "Phone", { ...must, sender: "phone" }),
  ask("phoneWays", "choices", "On this phone you may", {
    choices: ["Leave a message with details", "Leave only a name and number", "Send a text"],
  }),
  ask("email", "email", "Email", {
    sender: "email",
    help: text`We only tell you that there is news, with a private link to read it. Without an email, we call you.`,
  }),
  ask("bestTime", "choices", "When is the best time to call?", {
    choices: ["Mornings", "Around noon", "Afternoons", "It does not matter"],
  }),
  ask("emergency", "section", "Emergency contact"),
  ask("emergencyName", "text", "Their name"),
  ask("emergencyRelation", "text", "Their relationship to you"),
  ask("emergencyPhone", "phone", "Their phone"),
];
