import { hospitalTemplates } from "./hospital-templates";
import type { PageTemplate } from "./page-template";
import { contact, entries, opening, text } from "./template-parts";

const ways = entries(
  ...["First", "Second", "Third"].map((word) => ({
    title: `${word} place to go`,
    text: "What people find there.",
    linkLabel: "What the link says",
  })),
);

const steps = entries(
  { title: "The first step, such as a call", html: "What we ask." },
  { title: "The visit", html: "What to bring." },
  { title: "At the end", html: "What happens after the visit." },
);

const referral = entries({
  title: "A question, such as whether a referral is needed",
  html: "Answer it plainly.",
});

const questions = entries(
  ...[1, 2, 3].map((number) => ({
    title: `Question ${number}, as people ask it`,
    html: "The answer. Start with the short answer.",
  })),
);

export const pageTemplates: readonly PageTemplate[] = [
  {
    name: "standard",
    label: "Standard page",
    help: "An introduction, text, and who to call. Fits most pages.",
    blocks: [
      opening("What this page is about", "Say in two sentences what people find here."),
      text("One heading for each subject. Write as you would say it to someone at the desk."),
      contact("Questions?"),
    ],
  },
  {
    name: "landing",
    label: "Landing page",
    help: "An introduction, links to a few pages, and one thing to do at the end.",
    blocks: [
      opening(
        "What we want people to know",
        "Why it matters to them.",
        ["Contact us", "/contact-us"],
        ["About us", "/about-us"],
      ),
      {
        type: "cards",
        props: { heading: "Where to go from here", items: ways.items },
        hints: ways.hints,
      },
      {
        type: "callToAction",
        props: {
          heading: "",
          text: "",
          actions: [{ label: "Contact us", href: "/contact-us", kind: "primary" }],
          tone: "brand",
        },
        hints: { heading: "The one thing to do", text: "Why now." },
      },
    ],
  },
  {
    name: "service",
    label: "Service",
    help: "What the service offers, how it works, common questions, and the location.",
    blocks: [
      opening("Name of the service", "Who it helps, and with what.", ["Find a provider", "/provider-search"]),
      text("What we do, in plain words. Then when to come: the symptoms, as a list."),
      { type: "steps", props: { heading: "How it works", items: steps.items }, hints: steps.hints },
      { type: "faq", props: { heading: "Common questions", items: referral.items }, hints: referral.hints },
      contact("Make an appointment"),
    ],
  },
  {
    name: "campaign",
    label: "Campaign",
    help: "What the foundation raises money for, a quote, and the donation form.",
    blocks: [
      opening("What we will build together", "Who it helps.", ["Give", "/donate"]),
      {
        type: "campaign",
        props: { heading: "How far we are", text: "", href: "/donate", linkLabel: "Give" },
        hints: { text: "What the money is for." },
      },
      {
        type: "quote",
        props: { text: "", name: "", role: "" },
        hints: {
          text: "What it means to someone, in their words.",
          name: "Name of the person",
          role: "What they do, or where they live",
        },
      },
      {
        type: "donatePanel",
        props: { heading: "Give online", intro: "" },
        hints: { intro: "What even a small gift does." },
      },
    ],
  },
  {
    name: "faq",
    label: "Questions and answers",
    help: "Common questions and their answers, also marked up for search engines.",
    blocks: [
      opening("Questions about …", "Which questions are answered here."),
      { type: "faq", props: { heading: "", items: questions.items }, hints: questions.hints },
      contact("Is your question not here?"),
    ],
  },
  {
    name: "event",
    label: "Event with a form",
    help: "What happens, step by step, and the sign-up form.",
    blocks: [
      opening("Name of the event", "Day, place, and reasons to come."),
      text("What people can expect, and the start and end times."),
      {
        type: "form",
        props: { heading: "Join us", intro: "" },
        hints: { intro: "What to fill in, and by when. Choose the form below." },
      },
    ],
  },
  ...hospitalTemplates,
];
