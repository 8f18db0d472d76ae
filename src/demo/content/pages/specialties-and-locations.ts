import { alert, hero, richText } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText } from "../phones";
import type { PageContent } from "../types";

export const specialtiesAndLocations: PageContent = {
  path: "/specialties-and-locations",
  title: "Specialties & Locations",
  description: text`Fourteen kinds of care at six places in {town}, Willow Bend and Plum Valley: what each one
  treats, where it is, hours and
    phones.`,
  picture: "share-image",
  blocks: [
    hero({
      heading: "Specialties & Locations",
      lead: text`Choose a kind of care to see what it is in plain words, who practices it and where. Or choose a
      place for its hours, phone,
        parking and door.`,
      actions: [
        { label: "Find a provider", href: "/provider-search", kind: "primary" },
        {
          label: `Make an appointment: ${phoneText(phones.scheduling)}`,
          href: "tel:{schedulingPhone}",
          kind: "secondary",
        },
      ],
    }),
    alert({
      tone: "info",
      title: "Not sure which one you need?",
      html: html`<p>Start with <a href="/specialty/family-medicine">family medicine</a>, or call the nurse line at
        ${phoneLink(phones.nurseLine)}, any hour. For chest pain, trouble breathing or any emergency call
        <a href="tel:911">911</a>.</p>`,
    }),
    richText({
      ground: "paper",
      html: html`<p>Some specialists come on set days, and some insurance plans require a referral from your own provider first. Each page says which.
        A ride costs nothing: call ${phoneLink(phones.communityHealth)} two working days ahead.</p>`,
    }),
  ],
};
