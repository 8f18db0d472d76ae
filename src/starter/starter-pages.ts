import type { DataOf } from "~/content/define-content-type";
import type { pageType } from "~/features/pages/page/definition";

type StarterPage = Pick<DataOf<typeof pageType>, "path" | "title" | "description" | "blocks">;

const opening = (heading: string, lead: string) => [{ type: "hero", props: { heading, lead, actions: [] } }];

/** Pages with generic text only, which are published from the beginning. */
export const starterPages: readonly StarterPage[] = [
  {
    path: "/",
    title: "Home",
    description: "Find a provider, a place, a class or a phone number of the hospital.",
    blocks: [
      {
        type: "homeHero",
        props: {
          question: "How can we help you today?",
          searchLabel: "Search this site",
          searchHint: "Use your own words: “my knee gives out”, “flu shot”",
          tasks: [
            {
              label: "Find a provider",
              text: "By name, by problem, by language",
              href: "/provider-search",
              icon: "person",
            },
            {
              label: "Visit or call us",
              text: "Phones, hours and directions",
              href: "/essentials",
              icon: "pin",
            },
            {
              label: "Take a class",
              text: "Dates, and how to register",
              href: "/classes-and-education",
              icon: "book",
            },
            {
              label: "Help with a bill",
              text: "What care costs, and who gets help",
              href: "/financial-assistance",
              icon: "wallet",
            },
          ],
        },
      },
      { type: "classList", props: { heading: "Next classes", atMost: 3, allHref: "/classes-and-education" } },
      { type: "newsList", props: { heading: "What is going on", atMost: 3 } },
    ],
  },
  {
    path: "/provider-search",
    title: "Find a provider",
    description: "Search the hospital's providers by name, problem, place or language.",
    blocks: opening(
      "Find a provider",
      "Search by name, or in your own words: “heart doctor”, “my knee gives out”.",
    ),
  },
  {
    path: "/specialties-and-locations",
    title: "Specialties & locations",
    description: "The kinds of care that the hospital offers, and its places with hours and phones.",
    blocks: opening("Specialties & locations", "Choose a kind of care, or a place for its hours and phone."),
  },
  {
    path: "/classes-and-education",
    title: "Classes and education",
    description: "Classes of the hospital, with dates and registration.",
    blocks: opening("Classes and education", "Choose a class to see its dates and to register."),
  },
  {
    path: "/contact-us",
    title: "Contact us",
    description: "How to reach the hospital: phones, hours and directions.",
    blocks: [
      {
        type: "hero",
        props: {
          heading: "Contact us",
          lead: "Phone numbers, hours and the way to each place are on one page.",
          actions: [{ label: "Phones, hours and directions", href: "/essentials", kind: "primary" }],
        },
      },
    ],
  },
  {
    path: "/search",
    title: "Search",
    description: "Search all of this site in your own words: a symptom, a name, a place.",
    blocks: opening(
      "Search",
      "Say it as you would at the front desk: “my knee gives out”, “flu shot”, “pay my bill”.",
    ),
  },
  {
    path: "/not-found",
    title: "We cannot find that page",
    description: "What the site says at an address where nothing is; staff write it here.",
    blocks: opening(
      "We cannot find that page",
      "The address may have a typo, or the page may have moved. You have done nothing wrong.",
    ),
  },
];
