import { assistanceProviders, richText } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones } from "../../phones";
import type { PageContent } from "../../types";
import { assistancePaths } from "./documents";

export const assistanceProviderList: PageContent = {
  path: assistancePaths.providers,
  title: "Providers covered by financial assistance",
  description: text`Every provider who gives care at {shortName}, and whether our financial assistance policy covers
  their bill.`,
  picture: "scene-patient-resources",
  offersPdf: true,
  blocks: [
    richText({
      ground: "paper",
      html: html`
        <h2>How to read this list</h2>
        <p>If the <a href="${assistancePaths.policy}">financial assistance policy</a> covers a provider, your discount applies to their care too. A few visiting doctors and services send bills of their own. For those, ask their
        office about help. We are glad to call them with you: ${phoneLink(phones.financialHelp)}.</p>
        <p>The ambulance and outside laboratories send bills of their own and are not covered.</p>`,
    }),
    assistanceProviders({
      heading: "Providers by last name",
      intro: "This list is made from our providers’ records, so it is always as current as they are.",
    }),
  ],
};
