import { callToAction, faq, hero, imageId } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText } from "../phones";
import type { PageContent } from "../types";
import { urls } from "../urls";

/** Also shown over any page whose address requests it (`?primary-care-faq`). */
export const primaryCareFaq: PageContent = {
  path: "/primary-care-faq",
  title: "Primary care questions",
  description: text`Twelve answers from our front desks: refills, test results, the nurse on call, forms, costs,
  and what to do in an emergency.`,
  picture: "scene-location-alder-creek-family-clinic",
  blocks: [
    hero({
      heading: "Primary care questions",
      lead: text`Twelve answers from our front desks. In an emergency call 911; at any hour a nurse answers at
      ${phoneText(phones.nurseLine)}.`,
      image: imageId("scene-location-alder-creek-family-clinic"),
      actions: [
        {
          label: `Call the nurse line: ${phoneText(phones.nurseLine)}`,
          href: "tel:{nurseLine}",
          kind: "primary",
        },
        { label: "Become a patient", href: "/new-patient/primary-care", kind: "secondary" },
      ],
    }),
    faq({
      heading: "What people ask us",
      items: [
        {
          title: "How do I get a prescription refilled?",
          html: html`<p>Ask your pharmacy, or use the <a href="/patient-portal">patient portal</a>. Refills may take
          up to 72 hours, so ask when
            you have a week left. Some medicines need a visit first.</p>`,
        },
        {
          title: "What if I need help when the clinic is closed?",
          html: html`<p>Someone is on call 24 hours a day, 7 days a week. Call ${phoneLink(phones.nurseLine)}: a
          nurse answers and can reach one of our
            providers.</p>`,
        },
        {
          title: "What if it is an emergency?",
          html: html`<p>Call <a href="tel:911">911</a>. Do not call the clinic first and do not drive yourself. For
          thoughts of suicide call or
            text <a href="tel:988">988</a>.</p>`,
        },
        {
          title: "Can I be seen today?",
          html: html`<p>Usually, yes. Call your clinic as it opens; each keeps visits open for people who are sick that day. On Saturday from
            8:30 to 11:30 AM you can walk in at <a href="/location/alder-creek-family-clinic">Alder Creek Family
            Clinic</a>.</p>`,
        },
        {
          title: "Will I always see the same person?",
          html: html`<p>For check-ups and ongoing problems, yes. When your provider is away, you see a partner who can read your chart and keeps your provider informed.</p>`,
        },
        {
          title: "How do I get my test results?",
          html: html`<p>On the patient portal, often the same day. If something needs doing, we call you, whether or
          not you looked. If you have heard
            nothing after five working days, call your clinic.</p>`,
        },
        {
          title: "How do I change or cancel a visit?",
          html: html`<p>On the portal or at ${phoneLink(phones.scheduling)}, 24 hours ahead if you can. There is no
          fee. After three missed visits in a year we
            ask you to come as a same-day patient for a while.</p>`,
        },
        {
          title: "Can I have a visit by video or phone?",
          html: html`<p>Yes, for many things: mood, medicine checks, rashes, results. You have to be in Nebraska at
          the time. If your internet is
            poor, use the private video room in Willow Bend or the library.</p>`,
        },
        {
          title: "How do I see a specialist?",
          html: html`<p>Ask your provider, who will send a referral if you need one and check that your plan covers it. If you have heard nothing
            after three working days, call us. See <a href="/specialties-and-locations">specialties and
            locations</a>.</p>`,
        },
        {
          title: "What does it cost, and do you take my insurance?",
          html: html`<p>We take Medicare, Nebraska Medicaid, TRICARE and most plans sold in the state; the number on
          your card can tell you for sure. Without
            insurance a first visit is $165. Help: ${phoneLink(phones.financialHelp)} and
            <a href="/price-transparency">what care costs</a>.</p>`,
        },
        {
          title: "How do I get forms filled in?",
          html: html`<p>Bring or send the form with your part done. School and sports forms are ready in three
          working days; FMLA and disability forms in
            seven. If you have not been here for a year, we may need to see you.</p>`,
        },
        {
          title: "How do I pay my bill?",
          html: html`<p>Online at <a href="${urls.billing}">billing.prairielantern.example</a>, by phone at
          ${phoneLink(phones.billing)}, by mail, or at any front
            desk. You may pay over time without interest.</p>`,
        },
      ],
    }),
    callToAction({
      heading: "Don't see your question?",
      text: text`Call ${phoneText(phones.scheduling)}, weekdays 7:30 AM to 5:30 PM, or write through the patient portal.`,
      actions: [{ label: "Patient portal", href: "/patient-portal", kind: "primary" }],
      tone: "brand",
    }),
  ],
};
