import { answerWithin, applyWithin, incomeColumns, incomeRows } from "../../assistance";
import { cards, contactFacts, hero, imageId, richText, steps, table } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones, phoneText } from "../../phones";
import type { PageContent } from "../../types";
import { assistancePaths, paperApplication } from "./documents";

export const financialAssistance: PageContent = {
  path: "/financial-assistance",
  title: "Financial assistance: help with your bill",
  description: text`Free or lower-cost care if money is tight: who can get it, how to apply, our policy, and the
  providers it covers.`,
  picture: "scene-patient-resources",
  blocks: [
    hero({
      heading: "Help with your bill",
      lead: text`If you cannot pay for all of your care, or for any of it, we can help. Care may be free or cost less. You can
      apply before you come or after the bill.`,
      image: imageId("scene-patient-resources"),
      actions: [
        { label: "Apply now", href: assistancePaths.apply, kind: "primary" },
        {
          label: `Call ${phoneText(phones.financialHelp)}`,
          href: `tel:+1${phones.financialHelp}`,
          kind: "secondary",
        },
      ],
    }),
    table({
      heading: "Could you get help?",
      caption:
        "Your household’s income in a year, before taxes. Count yourself, your spouse or partner, and the children and relatives you care for.",
      columns: incomeColumns,
      rows: incomeRows,
    }),
    steps({
      heading: "How to apply",
      items: [
        {
          title: "Fill in the form",
          html: html`<p><a href="${assistancePaths.apply}">Online</a>, or <a href="${paperApplication}">on paper</a>. You
          can also call ${phoneLink(phones.financialHelp)} and we fill it in with you, free and in your language.</p>`,
        },
        {
          title: "Show what you earn",
          html: html`<p>One month of pay stubs, or last year’s tax return, or your benefit letter. If you have none of
          these, a signed note from you is enough.</p>`,
        },
        {
          title: "Get our answer",
          html: html`<p>We answer within ${String(answerWithin)} days. While we decide, no bill goes to
          collection. You can apply until ${String(applyWithin)} days after your first bill.</p>`,
        },
      ],
    }),
    cards({
      heading: "Our policy, to read or print",
      items: [
        {
          title: "The policy in short",
          text: "Two pages in plain words.",
          href: assistancePaths.summary,
          linkLabel: "Plain language summary",
        },
        {
          title: "The whole policy",
          text: "Who can get help, how much, and how we decide.",
          href: assistancePaths.policy,
          linkLabel: "Financial assistance policy",
        },
        {
          title: "Providers it covers",
          text: "Every provider here, and whether the policy covers their bill.",
          href: assistancePaths.providers,
          linkLabel: "List of providers",
        },
        {
          title: "If a bill is not paid",
          text: "What we do, what we never do, and how much time you have.",
          href: assistancePaths.collections,
          linkLabel: "Billing and collections policy",
        },
        {
          title: "What the county needs, 2025",
          text: "Our newest Community Health Needs Assessment.",
          href: assistancePaths.needs2025,
          linkLabel: "Needs assessment 2025",
        },
        {
          title: "What the county needed, 2022",
          text: "The one before it, and what came of it.",
          href: assistancePaths.needs2022,
          linkLabel: "Needs assessment 2022",
        },
      ],
    }),
    richText({
      ground: "mist",
      html: html`
        <h2>Good to know</h2>
        <ul>
          <li>We treat every emergency, whether you can pay or not.</li>
          <li>We do not ask about your immigration status.</li>
          <li>You can have insurance and still get help with what it does not pay.</li>
          <li>Ask for these papers on paper, in large print, or in Spanish or Vietnamese. They are free.</li>
        </ul>`,
    }),
    contactFacts({
      heading: "Ask a person",
      items: [
        {
          label: "Financial counselors",
          phone: phones.financialHelp,
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
          text: "Room 110 of the main hospital, {address}, {town}. No appointment needed.",
        },
        {
          label: "Billing",
          phone: phones.billing,
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
        },
      ],
    }),
  ],
};
