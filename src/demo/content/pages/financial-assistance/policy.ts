import {
  amountsGenerallyBilled,
  answerWithin,
  applyWithin,
  guidelineYear,
  helpUpTo,
  incomeColumns,
  incomePerFurtherPerson,
  incomeRows,
} from "../../assistance";
import { richText, table } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones } from "../../phones";
import type { PageContent } from "../../types";
import { assistancePaths, paperApplication } from "./documents";

export const assistancePolicy: PageContent = {
  path: assistancePaths.policy,
  title: "Financial assistance policy",
  description: text`The whole policy: which care it covers, who can get free or lower-cost care, how bills are figured,
  and how to apply.`,
  picture: "scene-patient-resources",
  offersPdf: true,
  blocks: [
    richText({
      ground: "paper",
      html: html`
        <h2>What this policy is for</h2>
        <p>Nobody should stay away from care they need because of money. This policy says how {hospital} helps people who cannot pay. The board adopted it on June 18, 2026. It takes effect on July 1, 2026, and replaces all earlier ones.</p>
        <h2>Which care it covers</h2>
        <p>It covers all emergency care and all other medically necessary care that the hospital and its clinics provide. Medically necessary means that your provider finds you need it for your health. It does not cover care
        that can be skipped without harm, such as cosmetic surgery.</p>
        <p>The policy covers the bills of most providers who work here, but not of all of them. The
        <a href="${assistancePaths.providers}">list of providers</a> says so for each.</p>
        <h2>Emergency care</h2>
        <p>In an emergency we examine and treat everyone, whether or not they can pay and whether or not they qualify
        under this policy. Nobody asks for money first, and nobody collects a debt in the emergency department.</p>
        <h2>Who can get help</h2>
        <p>You can get help if your household’s income is at most ${String(helpUpTo)}% of the federal poverty level. You
        must live in our service area, or have been treated here in an emergency. Your household is you, your spouse or
        partner, and the children and relatives you care for. Savings and your home do not count. Insurance is not
        required, and having it does not keep you from getting help.</p>`,
    }),
    table({
      heading: "How much help",
      caption: `What a household may earn in a year before taxes, by the federal poverty guidelines of ${guidelineYear}. For each additional person, the income limit for free care rises by ${incomePerFurtherPerson}.`,
      columns: incomeColumns,
      rows: incomeRows,
    }),
    richText({
      ground: "paper",
      html: html`
        <h3>If a bill is large for your income</h3>
        <p>If you earn more than that, and your bills here in one year are more than a fourth of what your household
        earns, we take off the part above that.</p>
        <h2>What we charge if you qualify</h2>
        <p>If you qualify, we never ask you for more than the amounts generally billed (AGB). That is what people with
        insurance and their insurers pay for the same care. We figure it by looking back at the last full year. We
        add up what Medicare and private insurers allowed for all emergency and necessary care. Then we divide it by our
        charges for that care. For 2025 this was ${String(amountsGenerallyBilled)}%. Every discount above leaves you
        with less than that. Ask us how it was figured; the answer is free and in writing.</p>
        <h2>How to apply</h2>
        <p>Fill in the <a href="${assistancePaths.apply}">application</a> online or
        <a href="${paperApplication}">on paper</a>. With it, send one of these:</p>
        <ul>
          <li>pay stubs for one month,</li>
          <li>last year’s tax return,</li>
          <li>a letter about Social Security, unemployment pay or other benefits, or</li>
          <li>if you have none of these, a signed note that says what you live on.</li>
        </ul>
        <p>We do not turn down an application because of a paper that this policy does not name. You can apply until
        ${String(applyWithin)} days after the first bill for the care. An approval lasts six months, and covers earlier bills too.</p>
        <h2>How we decide</h2>
        <p>A financial counselor reads your application and writes to you within ${String(answerWithin)} days. If
        something is missing, we say what and give you 30 days to send it. While we decide, and for those days,
        nothing goes to collection. If you paid more than you owe under this policy, we pay back the difference when it
        is $5 or more.</p>
        <p>If we say no, you can ask the hospital’s finance committee to look again. Write to us within 30 days, or
        call ${phoneLink(phones.financialHelp)}.</p>
        <h2>Help without an application</h2>
        <p>Care is free without an application for people who have Medicaid for part of the year, food stamps (SNAP),
        WIC, or no home. We learn this from the state’s systems or from you. If that gets you less than free care, we tell you how to apply for more.</p>
        <h2>If a bill is not paid</h2>
        <p>The <a href="${assistancePaths.collections}">billing and collections policy</a> says what we do then.
        You get a free copy at any front desk or by phone.</p>
        <h2>How people learn of this policy</h2>
        <p>It is on this page and at every front desk. Every bill says how to get help, and patients who stay in the
        hospital are offered the <a href="${assistancePaths.summary}">plain language summary</a>. We tell churches, schools,
        food pantries and the county’s offices. All of these papers come in English, Spanish and Vietnamese, the languages of the larger groups in our county.</p>
        <h2>Questions</h2>
        <p>Financial counselors: ${phoneLink(phones.financialHelp)}, weekdays 8:00 AM to 5:00 PM, or room 110 of the main
        hospital, {address}, {town}, NE 69199.</p>`,
    }),
  ],
};
