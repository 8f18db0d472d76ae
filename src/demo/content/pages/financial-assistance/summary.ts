import { answerWithin, applyWithin, guidelineYear, incomeColumns, incomeRows } from "../../assistance";
import { richText, table } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones } from "../../phones";
import type { PageContent } from "../../types";
import { assistancePaths, paperApplication } from "./documents";

export const assistanceSummary: PageContent = {
  path: assistancePaths.summary,
  title: "Financial assistance: plain language summary",
  description: text`Our financial assistance policy in short: what help there is, who can get it, and how to apply for
  it free of charge.`,
  picture: "scene-patient-resources",
  offersPdf: true,
  blocks: [
    richText({
      ground: "paper",
      html: html`
        <h2>What help there is</h2>
        <p>{hospital} gives free or lower-cost care to people who cannot pay all of their bill.
        This covers emergency care and all other care that you need for your health, in the hospital and in our
        clinics.</p>
        <h2>Who can get it</h2>
        <p>It depends on how many people live in your household and what they earn together. If you qualify, we never
        ask you for more than what insurers and Medicare pay us for the same care.</p>`,
    }),
    table({
      heading: "How much you can get",
      caption: `What your household may earn in a year, before taxes, by the federal poverty guidelines of ${guidelineYear}`,
      columns: incomeColumns,
      rows: incomeRows,
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>How to apply</h2>
        <ul>
          <li>Online: <a href="${assistancePaths.apply}">the application</a>.</li>
          <li>On paper: <a href="${paperApplication}">print the form</a>, or ask for it at any front desk, or call and we will mail it to you, free.</li>
          <li>With a person: call ${phoneLink(phones.financialHelp)}, weekdays 8:00 AM to 5:00 PM, or come to room 110 of
          the main hospital, {address}, {town}.</li>
        </ul>
        <p>Apply before your visit or up to ${String(applyWithin)} days after your first bill. We answer within
        ${String(answerWithin)} days.</p>
        <h2>Where to read more</h2>
        <p>Read <a href="${assistancePaths.policy}">the whole policy</a>,
        <a href="${assistancePaths.providers}">which providers it covers</a>, and
        <a href="${assistancePaths.collections}">what we do about unpaid bills</a>. Ask for a free copy at any front
        desk or by phone.</p>
        <h2>In your language</h2>
        <p>You can have the policy, this summary and the form in English, Spanish or Vietnamese. For any other language,
        an interpreter reads them to you. It costs you nothing: ${phoneLink(phones.languageHelp)}.</p>`,
    }),
  ],
};
