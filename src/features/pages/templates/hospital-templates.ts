import type { PageTemplate } from "./page-template";
import { contact, entries, openingOf, text } from "./template-parts";

/** A template for a page that every hospital has, with its usual address. */
export interface HospitalTemplate extends PageTemplate {
  path: string;
  title: string;
}

const assistanceSteps = entries(
  {
    title: "How to ask",
    html: "Where the application is, on paper and online, and who helps to fill it in.",
  },
  { title: "What to send", html: "Which papers prove income, and by when." },
  { title: "The answer", html: "How long it takes, and how to appeal." },
);

/** The hints say what the law or good practice requires. The hospital replaces them with its own approved text. */
export const hospitalTemplates: readonly HospitalTemplate[] = [
  {
    name: "about",
    path: "/about-us",
    title: "About us",
    label: "About us",
    help: "Who runs the hospital, what it is there for, and its history.",
    blocks: [
      openingOf("About us", "Whom it serves, since when, and who owns it."),
      text("What the hospital offers today, in a few sentences."),
      text("Who leads it: the board and the administrator, and when the board meets."),
      contact("Questions about the hospital"),
    ],
  },
  {
    name: "contact",
    path: "/contact-us",
    title: "Contact us",
    label: "Contact us",
    help: "Every phone number and address that people ask for.",
    blocks: [
      openingOf("Contact us", "Which number to call first, and when someone answers."),
      contact("Phone numbers"),
      text("Mailing address, records by fax, and how to give praise or make a complaint."),
    ],
  },
  {
    name: "visiting",
    path: "/visiting",
    title: "Visiting a patient",
    label: "Visiting",
    help: "Hours, rules, parking, and who may stay overnight.",
    blocks: [
      openingOf("Visiting a patient", "When to come, and which door to use."),
      text("Who may visit: children, overnight guests, and the rights of patients to choose their visitors."),
      text("When not to come: symptoms of illness, and units with other rules."),
      contact("Call before you come"),
    ],
  },
  {
    name: "medicalRecords",
    path: "/medical-records",
    title: "Medical records",
    label: "Medical records",
    help: "How people get their records, send them elsewhere, or correct them.",
    blocks: [
      openingOf("Medical records", "The fastest way to get them."),
      text("How to ask: the form, the proof of identity, and who may ask for another person."),
      text("What it costs, how long it takes, and how to correct a mistake."),
      contact("The records office"),
    ],
  },
  {
    name: "accessibility",
    path: "/accessibility",
    title: "Accessibility",
    label: "Accessibility statement",
    help: "Which standard the site meets, what does not work yet, and how to get help.",
    blocks: [
      openingOf("Accessibility", "The hospital's commitment, in two sentences."),
      text("Which standard the site aims for, such as WCAG 2.1 AA, and when it was last tested, by whom."),
      text("What does not work yet, and what people can do instead."),
      text("Help in the buildings: entrances, interpreters, service animals, and other formats."),
      contact("Report a barrier"),
    ],
  },
  {
    name: "privacy",
    path: "/privacy",
    title: "Privacy",
    label: "Privacy",
    help: "The Notice of Privacy Practices, and what this site stores.",
    blocks: [
      openingOf("Privacy", "Which of the two notices a reader needs."),
      text("The Notice of Privacy Practices that HIPAA requires, as approved, with its effective date."),
      text("What this site stores: forms, cookies, counting of visits, and for how long."),
      text("The rights of patients, and how to complain to the hospital and to the Office for Civil Rights."),
      contact("The privacy officer"),
    ],
  },
  {
    name: "nondiscrimination",
    path: "/nondiscrimination",
    title: "Nondiscrimination and free language help",
    label: "Nondiscrimination",
    help: "The notice that Section 1557 requires, with the languages of the region.",
    blocks: [
      openingOf(
        "Nondiscrimination and free language help",
        "That the hospital treats everyone, in one sentence.",
      ),
      text("The notice of nondiscrimination that Section 1557 requires, as approved."),
      text("Free help: interpreters, written translations, and aids for people with disabilities."),
      text("The sentence about free language help, in each of the state's fifteen most common languages."),
      contact("The civil rights coordinator"),
    ],
  },
  {
    name: "priceTransparency",
    path: "/price-transparency",
    title: "What care costs",
    label: "Price transparency",
    help: "The file with every price, and how to get an estimate.",
    blocks: [
      openingOf("What care costs", "How to get a price in writing before a visit."),
      text("The link to the file with all standard charges, and the day it was last updated."),
      text("Good-faith estimates: who has a right to one, and what to do if the bill is higher."),
      contact("Ask for an estimate"),
    ],
  },
  {
    name: "financialAssistance",
    path: "/financial-assistance",
    title: "Help with a bill",
    label: "Financial assistance",
    help: "Who gets help with a bill, how to ask, and the policy itself.",
    blocks: [
      openingOf("Help with a bill", "Who gets free or reduced care, in numbers."),
      text("The financial assistance policy, its plain summary, and the application, as files and in print."),
      {
        type: "steps",
        props: { heading: "How to ask for help", items: assistanceSteps.items },
        hints: assistanceSteps.hints,
      },
      contact("Ask about help"),
    ],
  },
];
