import type { Hints } from "~/content/blocks/hints";
import type { StoredBlock } from "../stored-block";

/**
 * A template for a new page. Its blocks contain only what may be published as it is; everything that the author must
 * write is a hint, and its field is empty.
 */
export interface PageTemplate {
  name: string;
  label: string;
  /** One sentence on its purpose. */
  help: string;
  blocks: StoredBlock[];
}

const opening = (
  heading: string,
  lead: string,
  ...buttons: [label: string, href: string][]
): StoredBlock => ({
  type: "hero",
  props: {
    heading: "",
    lead: "",
    actions: buttons.map(([label, href], at) => ({ label, href, kind: at === 0 ? "primary" : "secondary" })),
  },
  hints: { heading, lead },
});

const text = (hint: string): StoredBlock => ({
  type: "richText",
  props: { html: "" },
  hints: { html: hint },
});

const contact = (heading: string): StoredBlock => ({
  type: "contactFacts",
  props: { heading, items: [{ label: "", hours: "" }] },
  hints: { "items.0.label": "Whom to ask for", "items.0.hours": "When somebody answers" },
});

/** Entries of a list, each with the hints for its texts. */
function entries(...hints: Hints[]): { items: Record<string, string>[]; hints: Hints } {
  return {
    items: hints.map((one) => Object.fromEntries(Object.keys(one).map((name) => [name, ""]))),
    hints: Object.fromEntries(
      hints.flatMap((one, at) => Object.entries(one).map(([name, hint]) => [`items.${at}.${name}`, hint])),
    ),
  };
}

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
  { title: "How it ends", html: "What happens after." },
);

const referral = entries({
  title: "A question, such as whether a referral is needed",
  html: "Say so plainly.",
});

const questions = entries(
  ...[1, 2, 3].map((number) => ({
    title: `Question ${number}, as people ask it`,
    html: "The answer, the short one first.",
  })),
);

export const pageTemplates: readonly PageTemplate[] = [
  {
    name: "standard",
    label: "Standard page",
    help: "An opening, a text, and whom to call: for most of what there is to say.",
    blocks: [
      opening("What this page is about", "Say in two sentences what people find here."),
      text("One heading for each subject. Write as you would say it to somebody at the desk."),
      contact("Questions?"),
    ],
  },
  {
    name: "landing",
    label: "Landing page",
    help: "Leads from one opening to a few places, and ends with one thing to do.",
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
    help: "What is offered, how it goes, what people ask, and where it is.",
    blocks: [
      opening("Name of the service", "Whom it helps, and with what.", [
        "Find a provider",
        "/provider-search",
      ]),
      text("What we do, in plain words. Then when to come: the signs, as a list."),
      { type: "steps", props: { heading: "How it goes", items: steps.items }, hints: steps.hints },
      { type: "faq", props: { heading: "What people ask us", items: referral.items }, hints: referral.hints },
      contact("Make an appointment"),
    ],
  },
  {
    name: "campaign",
    label: "Campaign",
    help: "What the foundation raises money for, a voice, and the form to give.",
    blocks: [
      opening("What we will build together", "Whom it helps.", ["Give", "/donate"]),
      {
        type: "campaign",
        props: { heading: "How far we are", text: "", href: "/donate", linkLabel: "Give" },
        hints: { text: "What the money is for." },
      },
      {
        type: "quote",
        props: { text: "", name: "", role: "" },
        hints: {
          text: "What it means to somebody, in their words.",
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
    help: "Questions that people ask, told to search engines as such.",
    blocks: [
      opening("Questions about …", "Which questions are answered here."),
      { type: "faq", props: { heading: "", items: questions.items }, hints: questions.hints },
      contact("Your question is not here?"),
    ],
  },
  {
    name: "event",
    label: "Event with a form",
    help: "What takes place, in steps, and the form to come.",
    blocks: [
      opening("Name of the event", "Day, place, and why to come."),
      text("What awaits people, from when to when."),
      {
        type: "form",
        props: { heading: "Join us", intro: "" },
        hints: { intro: "What to fill in, and by when. Choose the form below." },
      },
    ],
  },
];
