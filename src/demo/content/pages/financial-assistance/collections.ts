import { applyWithin, noCollectionBefore, noticeBeforeCollection } from "../../assistance";
import { richText } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones } from "../../phones";
import type { PageContent } from "../../types";
import { assistancePaths } from "./documents";

export const billingAndCollections: PageContent = {
  path: assistancePaths.collections,
  title: "Billing and collections policy",
  description: text`What happens when a bill is not paid: how much time you have, what we do first, and what we never
  do.`,
  picture: "scene-patient-resources",
  offersPdf: true,
  blocks: [
    richText({
      ground: "paper",
      html: html`
        <h2>What we do first</h2>
        <ul>
          <li>We bill your insurance before we bill you.</li>
          <li>You get four statements, one each month. Each says how to get
          <a href="/financial-assistance">financial assistance</a>.</li>
          <li>We offer you a payment plan: no interest, up to 24 months, from $25 a month.</li>
          <li>If you think a bill is wrong, we look into it. Until you have our answer, the bill waits.</li>
        </ul>
        <h2>How much time you have</h2>
        <p>For the first ${String(noCollectionBefore)} days after your first bill, all we do is write and call. You can apply for financial assistance until ${String(applyWithin)} days after it. If you apply in that
        time, everything stops until we have decided.</p>
        <h2>What may happen after that</h2>
        <p>If you have not paid, not applied, and not answered, we may give the bill to a collection agency, and the
        agency may report it to credit bureaus. Before that we:</p>
        <ol>
          <li>write to you at least ${String(noticeBeforeCollection)} days ahead, say what we are about to do and from
          which day, and enclose the <a href="${assistancePaths.summary}">plain language summary</a>;</li>
          <li>try to reach you by phone and tell you about the help there is; and</li>
          <li>check once more whether you qualify for free care without applying.</li>
        </ol>
        <p>The business office decides this, and its director signs each case. Agencies that work for us must follow this policy.</p>
        <h2>What we never do</h2>
        <ul>
          <li>We do not sue patients.</li>
          <li>We do not take wages, bank accounts or homes, and we do not sell debts.</li>
          <li>We do not turn you away, or ask for money first, because of an old bill.</li>
        </ul>
        <h2>If you turn out to qualify</h2>
        <p>If you apply in time and qualify, we take the bill back from the agency, have it taken off your credit
        report, and pay back what you overpaid.</p>
        <h2>Questions and free copies</h2>
        <p>Billing: ${phoneLink(phones.billing)}. Financial counselors: ${phoneLink(phones.financialHelp)}. Both are available weekdays 8:00 AM to 5:00 PM, in room 110 of the main hospital, {address}, {town}, NE 69199.</p>`,
    }),
  ],
};
