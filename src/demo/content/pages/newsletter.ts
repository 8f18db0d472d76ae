import { faq, hero } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import type { PageContent } from "../types";

export const newsletter: PageContent = {
  path: "/newsletter",
  title: "Newsletter",
  description: text`News of {shortName} and its Foundation by email, a few times a year. Unsubscribe at any time.`,
  picture: "share-image",
  blocks: [
    hero({
      heading: "Get our news by email",
      lead: text`What your neighbors and your gifts made possible, and what comes next: a few letters a year, written
      here in {town}.`,
      actions: [],
    }),
    faq({
      heading: "Before you sign up",
      items: [
        {
          title: "Who sees my address?",
          html: html`<p>The two people who write the letters. We do not sell it, lend it or put it on any other
          list.</p>`,
        },
        {
          title: "How do I unsubscribe?",
          html: html`<p>With the link at the bottom of every email, in one step and without a password. Or call the
          Foundation: ${phoneLink(phones.foundation)}.</p>`,
        },
        {
          title: "Can I have it on paper?",
          html: html`<p>Yes. The same stories come as a printed letter twice a year. Call the Foundation, and we add
          you.</p>`,
        },
      ],
    }),
  ],
};
