import { freeCarePercent } from "../assistance";
import { accordion, contactFacts, hero, imageId, richText, steps, table } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText, publicLines } from "../phones";
import type { PageContent } from "../types";

export const priceTransparency: PageContent = {
  path: "/price-transparency",
  title: "What care costs",
  description: text`Typical prices at {shortName}, how to get a written estimate within three working days, your
  rights, and the
    file with every price.`,
  picture: "scene-patient-resources",
  blocks: [
    hero({
      heading: "What care costs",
      lead: text`Ask us for the price of anything planned. You get it in writing within three working days, before you
        decide.`,
      image: imageId("scene-patient-resources"),
      actions: [
        {
          label: `Ask for a price: ${phoneText(phones.priceEstimates)}`,
          href: `tel:+1${phones.priceEstimates}`,
          kind: "primary",
        },
        { label: "Help with paying", href: "/patient-resources#paying", kind: "secondary" },
      ],
    }),
    steps({
      heading: "How to get your price",
      items: [
        {
          title: "Find the name or code",
          html: html`<p>Ask your provider exactly what is planned, and for its code (CPT). “MRI of the right knee
          without contrast, 73721”
            is perfect. “A knee scan” will do too.</p>`,
        },
        {
          title: "Call or write",
          html: html`<p>${phoneLink(phones.priceEstimates)}, weekdays 8:00 AM to 5:00 PM, or
            <a href="mailto:prices@prairielantern.example">prices@prairielantern.example</a>. If you have insurance, have your card ready: we ask your plan how much of your deductible is left this year.</p>`,
        },
        {
          title: "Get it in writing",
          html: html`<p>Within three working days, by mail, email or portal. It lists the hospital, the doctor, the
          anesthetist and the
            laboratory, so that nothing surprises you later.</p>`,
        },
        {
          title: "Hold us to it",
          html: html`<p>If the bill is $100 or more above what we wrote, for the same care, call
            ${phoneLink(phones.billing)} and we will lower it to what we wrote.</p>`,
        },
      ],
    }),
    table({
      heading: "What people pay without insurance",
      caption:
        "Self-pay prices from July 1, 2026, with the 30% discount for people without insurance already taken off",
      columns: ["Care", "Code", "Price"],
      rows: [
        ["Clinic visit, new patient, 40 minutes", "99203", "$165"],
        ["Clinic visit, returning patient, 20 minutes", "99213", "$110"],
        ["Counseling, 45 minutes", "90834", "$115; sliding fee from $20"],
        ["Physical therapy, first visit", "97161", "$120"],
        ["Dietitian, first visit of one hour", "97802", "$95"],
        ["Cardiology, first visit with ECG", "99204, 93000", "$240"],
        ["Complete blood count", "85025", "$24"],
        ["A1C (diabetes test)", "83036", "$28"],
        ["Cholesterol tests", "80061", "$36"],
        ["Chest X-ray, two views", "71046", "$125"],
        ["Screening mammogram, both sides", "77067", "$180"],
        ["Bone density (DEXA)", "77080", "$160"],
        ["Ultrasound of the belly", "76700", "$310"],
        ["CT of the head without contrast", "70450", "$690"],
        ["MRI of the knee without contrast", "73721", "$980"],
        ["Home sleep test", "95806", "$210"],
        ["Overnight sleep study", "95810", "$1,150"],
        ["Colonoscopy to look for cancer", "45378", "$2,150"],
        ["Emergency visit, medium level, before tests", "99283", "$780"],
        ["Birth without surgery, two days for mother and baby", "59400", "$7,900"],
        ["Cesarean birth, three days for mother and baby", "59510", "$12,600"],
        ["Knee replacement, one night", "27447", "$24,500"],
      ],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>Every price, in one file</h2>
        <p>Federal law asks hospitals to publish all their prices in a file that computers can read: list prices,
        discounted cash prices, and what each insurance plan has agreed to pay. Here is ours, in the government's own
        layout: <a href="/price-file">the file with every price</a>. It opens in any spreadsheet program. Programs find it through
        <a href="/cms-hpt.txt">cms-hpt.txt</a>. It is hard for people to read. If you want one price, call us; it is
        our job to look it up.</p>
        <h2>If you have insurance</h2>
        <p>Then the prices above do not apply to you. What you pay depends on your deductible, your copay and your limit for the year.
        We take Medicare,
        Nebraska Medicaid and its plans, TRICARE, and most plans sold in the state. Call the number on your card to
        be sure, and ask
        whether the plan must approve the care first.</p>`,
    }),
    accordion({
      heading: "Your rights",
      items: [
        {
          title: "A good faith estimate if you do not use insurance",
          html: html`<p>You have the right to a written estimate of what planned care will cost. If the care is
          three to nine working days away, you get it within one working day of booking. If it is further away, or
          if you only ask, you get it within three. If a bill is $400 or more above it, you can dispute the bill
          with the federal government
            within 120 days. Keep a copy.</p>`,
        },
        {
          title: "No surprise bills",
          html: html`<p>In an emergency, and when a doctor outside your plan treats you in a hospital that is in your plan, you pay no more than you would inside your plan. You are never asked to give up this right in an emergency.</p>`,
        },
        {
          title: "Where to get help",
          html: html`<p>The federal No Surprises Help Desk: ${phoneLink(publicLines.noSurprises)},
            <a href="https://www.cms.gov/nosurprises">cms.gov/nosurprises</a>. About Medicare:
            ${phoneLink(publicLines.medicare)}.</p>`,
        },
        {
          title: "Help when you cannot pay",
          html: html`<p>No interest, up to 24 months to pay, and free care for households whose income is at most
          ${String(freeCarePercent)}% of the federal poverty level. How it works: <a href="/financial-assistance">financial assistance</a>.</p>`,
        },
      ],
    }),
    contactFacts({
      heading: "Ask a person",
      items: [
        {
          label: "Price estimates",
          phone: phones.priceEstimates,
          email: "prices@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
        },
        {
          label: "Help with the cost of care",
          phone: phones.financialHelp,
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
        },
      ],
    }),
  ],
};
