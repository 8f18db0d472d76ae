import type { StoredBlock } from "../stored-block";

/** How a new page can begin. Its words say what belongs in their place. */
export interface PageTemplate {
  name: string;
  label: string;
  /** One sentence: what it is for. */
  help: string;
  blocks: StoredBlock[];
}

const opening = (
  heading: string,
  lead: string,
  ...actions: [label: string, href: string][]
): StoredBlock => ({
  type: "hero",
  props: {
    heading,
    lead,
    actions: actions.map(([label, href], at) => ({ label, href, kind: at === 0 ? "primary" : "secondary" })),
  },
});

const text = (html: string): StoredBlock => ({ type: "richText", props: { html } });

const contact = (heading: string): StoredBlock => ({
  type: "contactFacts",
  props: { heading, items: [{ label: "Whom to ask for", hours: "Monday to Friday, 8 to 5" }] },
});

export const pageTemplates: readonly PageTemplate[] = [
  {
    name: "standard",
    label: "Standard page",
    help: "An opening, a text, and whom to call: for most of what there is to say.",
    blocks: [
      opening("What this page is about", "Say in two sentences what people find here."),
      text(
        "<h2>The first thing to know</h2><p>Write as you would say it to somebody at the desk.</p><h2>The next</h2><p>One subject a heading.</p>",
      ),
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
        props: {
          heading: "Where to go from here",
          items: ["First", "Second", "Third"].map((word) => ({
            title: `${word} way`,
            text: "What they find there.",
            href: "/contact-us",
            linkLabel: "Go there",
          })),
        },
      },
      {
        type: "callToAction",
        props: {
          heading: "The one thing to do",
          text: "Why now.",
          actions: [{ label: "Contact us", href: "/contact-us", kind: "primary" }],
          tone: "brand",
        },
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
      text(
        "<h2>What we do</h2><p>In plain words.</p><h2>When to come</h2><ul><li>A sign</li><li>Another sign</li></ul>",
      ),
      {
        type: "steps",
        props: {
          heading: "How it goes",
          items: [
            { title: "You call us", html: "<p>What we ask.</p>" },
            { title: "You come in", html: "<p>What to bring.</p>" },
            { title: "You go home", html: "<p>What happens after.</p>" },
          ],
        },
      },
      {
        type: "faq",
        props: {
          heading: "What people ask us",
          items: [{ title: "Do I need a referral?", html: "<p>Say so plainly.</p>" }],
        },
      },
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
        props: {
          heading: "How far we are",
          text: "What the money is for.",
          href: "/donate",
          linkLabel: "Give",
        },
      },
      { type: "quote", props: { text: "What it means to me.", name: "Name", role: "Role" } },
      { type: "donatePanel", props: { heading: "Give online", intro: "Every gift counts." } },
    ],
  },
  {
    name: "faq",
    label: "Questions and answers",
    help: "Questions that people ask, told to search engines as such.",
    blocks: [
      opening("Questions about …", "The answers we give most often."),
      {
        type: "faq",
        props: {
          heading: "",
          items: [1, 2, 3].map((number) => ({
            title: `Question ${number}?`,
            html: "<p>The answer, the short one first.</p>",
          })),
        },
      },
      contact("Your question is not here?"),
    ],
  },
  {
    name: "event",
    label: "Event with a form",
    help: "What takes place, in steps, and the form to come.",
    blocks: [
      opening("Name of the event", "Day, place, and why to come."),
      text("<h2>What awaits you</h2><p>Say what happens.</p>"),
      { type: "form", props: { heading: "Join us", intro: "Choose the form under Forms." } },
    ],
  },
];
