import { accordion, alert, cards, contactFacts, hero, imageId, steps } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import type { PageContent } from "../types";
import { urls } from "../urls";

export const patientPortal: PageContent = {
  path: "/patient-portal",
  title: "Patient Portal",
  description: text`Read test results, write to your care team, ask for refills and see visits in My Lantern. How to
  sign up, get
    help and act for someone else.`,
  picture: "scene-patient-portal",
  blocks: [
    hero({
      heading: "Patient Portal",
      lead: text`My Lantern is the part of your chart that you can open at home: results, messages, refills, visits
      and bills.
        It is free and works on a phone, a tablet or a computer.`,
      image: imageId("scene-patient-portal"),
      actions: [
        { label: "Sign in to My Lantern", href: urls.portal, kind: "primary" },
        { label: "Pay a bill", href: urls.billing, kind: "secondary" },
      ],
    }),
    alert({
      tone: "urgent",
      title: "Not for anything urgent",
      html: html`<p>Messages are read on weekdays and answered within two working days. For chest pain, trouble
      breathing or any
        emergency call <a href="tel:911">911</a>. For advice today call the nurse line,
        ${phoneLink(phones.nurseLine)}, any
        hour.</p>`,
    }),
    cards({
      heading: "What you can do there",
      items: [
        {
          title: "Read results",
          text: text`Most blood test results appear the same day, and scans within two working days. You may see a result before
          your provider
            does. If it worries you, send a message or call.`,
        },
        {
          title: "Write to your care team",
          text: text`Ask about a medicine or a form, or tell us how you are doing after a visit. A nurse reads it first.
          Short questions are
            free; if it needs a real visit we tell you before anything is charged.`,
        },
        {
          title: "Ask for refills",
          text: text`Choose the medicine and the pharmacy. Allow 72 hours. If you will run out sooner, call your clinic.`,
        },
        {
          title: "See and change visits",
          text: text`Book a check-up, move a visit or cancel it up to 24 hours before. Same-day sick visits are made by phone.`,
        },
        {
          title: "Get your records",
          text: text`Download your visit notes, shot record and medicine list, or send them to another doctor.`,
        },
        {
          title: "See what you owe",
          text: text`Open your bills and set up a payment plan. You can also pay without signing in.`,
          href: urls.billing,
          linkLabel: "Pay without signing in",
        },
      ],
    }),
    steps({
      heading: "How to sign up",
      intro: "It takes about five minutes. You need an email address that only you read.",
      items: [
        {
          title: "Get a code",
          html: html`<p>It is printed at the bottom of your visit summary and works for 30 days. No code? Ask at any
          front desk, or
            call ${phoneLink(phones.portalHelp)} and we will check who you are and text you one.</p>`,
        },
        {
          title: "Open My Lantern and choose “I have a code”",
          html: html`<p>Go to <a href="${urls.portal}">portal.prairielantern.example</a>. Type the code, your birth
          date and your
            ZIP code.</p>`,
        },
        {
          title: "Choose a password and a second step",
          html: html`<p>At least 12 characters; three or four random words make a good one. Then choose how to prove
          that it is you: a
            text message, a phone call or an app.</p>`,
        },
        {
          title: "Say how to reach you",
          html: html`<p>Choose email or text for new results and reminders. These notes never say what the result is.</p>`,
        },
      ],
    }),
    accordion({
      heading: "Questions people ask",
      items: [
        {
          title: "Can I see my child's chart?",
          html: html`<p>Yes. Until the 13th birthday, parents see everything. From 13 to 17 parents see visits, shots
          and most
            results, and teens get their own sign-in; some care is private for teens by law. At 18 the chart is
            theirs alone. Ask for
            the parent form at any front desk and bring a photo ID.</p>`,
        },
        {
          title: "Can I manage my mother's chart?",
          html: html`<p>Yes, if she signs the helper form, or if you hold her health care power of attorney. You get
          your own
            sign-in; please do not share hers. She can end it at any time.</p>`,
        },
        {
          title: "I forgot my password",
          html: html`<p>Choose “I cannot sign in”. You will get an email with a link that works for one hour. After five wrong tries the account is locked for 30 minutes; call ${phoneLink(phones.portalHelp)} to unlock it sooner.</p>`,
        },
        {
          title: "Something in my chart is wrong",
          html: html`<p>Send a message with the date of the visit and what should be changed. Medical records
          answers within 60 days,
            usually within a week: ${phoneLink(phones.medicalRecords)}.</p>`,
        },
        {
          title: "I do not use the internet",
          html: html`<p>Then nothing changes. We call you with results that matter, mail letters, and take refills
          by phone. The
            library on Main Street will help you sign up if you want to try.</p>`,
        },
        {
          title: "Who can see what I do there?",
          html: html`<p>Your care team, and people who need it to do their work. The system records everyone who opens your chart. You may ask who did: ${phoneLink(phones.privacyOffice)}.</p>`,
        },
      ],
    }),
    contactFacts({
      heading: "Help with the portal",
      items: [
        {
          label: "Portal help",
          phone: phones.portalHelp,
          email: "portal@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 6:00 PM",
          text: "Forgot your password, new phone, no code, helper forms. An interpreter can join the call.",
        },
      ],
    }),
  ],
};
