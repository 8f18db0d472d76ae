import { contactFacts, hero, imageId, richText } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import type { PageContent } from "../types";
import { urls } from "../urls";

const OFFICE = "Monday to Friday 8:00 AM to 5:00 PM";

export const bills: PageContent = {
  path: "/bills",
  title: "Bills and payments",
  description: text`How to pay your hospital bill, how to pay over time, and what to do if a bill is wrong or too high.`,
  picture: "scene-patient-resources",
  blocks: [
    hero({
      heading: "Bills and payments",
      lead: text`There are several ways to pay, and help if you cannot. A person answers your questions.`,
      image: imageId("scene-patient-resources"),
      actions: [
        { label: "Pay a bill", href: urls.billing, kind: "primary" },
        { label: "Get help with a bill", href: "/financial-assistance", kind: "secondary" },
      ],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>When the bill comes</h2>
        <p>We bill your insurance first. Once it answers, usually in four to six weeks, we send you a statement for what is left. One bill covers the hospital, the clinics and our doctors. The ambulance, outside laboratories and
        a few visiting doctors send their own.</p>
        <h2>How to pay</h2>
        <ul>
          <li><strong>Online:</strong> <a href="${urls.billing}">billing.prairielantern.example</a>. You need the number at
          the top right of the statement, not a password.</li>
          <li><strong>By phone:</strong> ${phoneLink(phones.billing)}, weekdays 8:00 AM to 5:00 PM.</li>
          <li><strong>By mail:</strong> a check to {shortName}, {address}, {town}, NE 69199, with the
          statement number on it.</li>
          <li><strong>In person:</strong> the billing office, room 110 of the main hospital, or any clinic's front desk.
          Cash is fine.</li>
        </ul>
        <h2>If it is too much</h2>
        <ul>
          <li><strong>Pay over time:</strong> no interest, up to 24 months, from $25 a month. Call before the due date;
          nothing goes to collection while we are talking.</li>
          <li><strong>No insurance:</strong> 30% comes off every bill without asking. The prices we quote already include this discount.</li>
          <li><strong>Financial assistance:</strong> your care may be free or cost less.
          <a href="/financial-assistance">Who can get it, and how to apply</a>.</li>
        </ul>
        <h2>If you think it is wrong</h2>
        <p>Call ${phoneLink(phones.billing)} and ask us to explain every line. Payment can wait while we check.</p>`,
    }),
    contactFacts({
      heading: "Whom to call",
      items: [
        { label: "Billing", phone: phones.billing, hours: OFFICE },
        { label: "Financial assistance", phone: phones.financialHelp, hours: OFFICE },
        { label: "The price of a visit or a test", phone: phones.priceEstimates, hours: OFFICE },
      ],
    }),
  ],
};
