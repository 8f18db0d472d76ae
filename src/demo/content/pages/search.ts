import { cards, hero } from "../blocks";
import { text } from "../html";
import { phones, phoneText } from "../phones";
import type { PageContent } from "../types";

/** The search page before a search. */
export const search: PageContent = {
  path: "/search",
  title: "Search",
  description: text`Search all of this site in your own words: a symptom, a name, a place.`,
  picture: "share-image",
  blocks: [
    hero({
      heading: "Search",
      lead: text`Say it as you would at the front desk: “my knee gives out”, “flu shot”, “Dr. Novak”, “pay my bill”.
      If you would rather ask a person, call ${phoneText(phones.main)} at any hour.`,
      actions: [],
    }),
    cards({
      heading: "What people look for",
      items: [
        {
          title: "Someone to see",
          text: "By name, by problem, by place or by language.",
          href: "/provider-search",
          linkLabel: "Find a provider",
        },
        {
          title: "A place to go",
          text: "Hours today, how to get there, and which door to use.",
          href: "/specialties-and-locations",
          linkLabel: "See our six places",
        },
        {
          title: "What it costs",
          text: "Typical prices, written estimates and help with a bill.",
          href: "/price-transparency",
          linkLabel: "See prices",
        },
        {
          title: "Results and refills",
          text: "Your chart at home, at any hour.",
          href: "/patient-portal",
          linkLabel: "Open the portal",
        },
        {
          title: "A class",
          text: "Birth, breastfeeding, new joints, and eating well.",
          href: "/classes-and-education",
          linkLabel: "See upcoming classes",
        },
        {
          title: "A number to call",
          text: "Every desk in the hospital, with its hours.",
          href: "/contact-us",
          linkLabel: "See all numbers",
        },
      ],
    }),
  ],
};
