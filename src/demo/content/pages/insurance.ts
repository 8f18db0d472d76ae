import { hero, imageId, richText } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText } from "../phones";
import type { PageContent } from "../types";

export const insurance: PageContent = {
  path: "/insurance",
  title: "Insurance we accept",
  description: text`The insurance plans that {shortName} takes, with the day we last checked each one, and what to do if yours is not listed.`,
  picture: "scene-patient-resources",
  blocks: [
    hero({
      heading: "Insurance we accept",
      lead: "We check each plan twice a year. The day beside it says when.",
      image: imageId("scene-patient-resources"),
      actions: [
        { label: "Find a provider by plan", href: "/provider-search", kind: "primary" },
        {
          label: `Ask billing: ${phoneText(phones.billing)}`,
          href: `tel:+1${phones.billing}`,
          kind: "secondary",
        },
      ],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>If your plan is not on the list</h2>
        <p>Come anyway in an emergency: we treat everyone. For planned care, call billing at
        ${phoneLink(phones.billing)} before you book. We can tell you what a visit costs outside your plan, and we
        sign new contracts every year.</p>
        <h2>If you have no insurance</h2>
        <p>30% comes off every bill, and you can ask for more help:
        <a href="/patient-resources#paying">paying, and help with paying</a>. We also help you apply for Medicaid.</p>
        <h2>What will it cost?</h2>
        <p>Ask for a price in writing before you decide: <a href="/price-transparency">what care costs</a>.</p>`,
    }),
  ],
};
