import { hero, richText } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import type { PageContent } from "../types";

export const providerSearch: PageContent = {
  path: "/provider-search",
  title: "Find a Provider",
  description: text`Search the doctors, nurse practitioners, midwives, therapists and counselors of {shortName}
  by name, problem, place or
    language.`,
  picture: "share-image",
  blocks: [
    hero({
      heading: "Find a Provider",
      lead: text`Search by name or in your own words: “heart doctor”, “my knee gives out”, “sugar”. Then narrow it
      down by place, language or who is
        taking new patients.`,
      actions: [],
    }),
    richText({
      ground: "sand",
      html: html`
        <h2>Good to know</h2>
        <ul>
          <li><strong>To make an appointment</strong> call ${phoneLink(phones.scheduling)}, weekdays 7:30 AM to 5:30
          PM, or the number on the
          provider's page.</li>
          <li><strong>Not taking new patients?</strong> A partner in the same clinic can see you, and family members
          of patients are
          often still welcome. Ask.</li>
          <li><strong>Your language is not listed?</strong> Every visit can have an interpreter, free:
          ${phoneLink(phones.languageHelp)}.</li>
          <li><strong>Want someone else?</strong> You may change your provider at any time, and you do not need to say why.</li>
        </ul>`,
    }),
  ],
};
