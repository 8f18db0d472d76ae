import {
  accordion,
  callToAction,
  contactFacts,
  form,
  formId,
  hero,
  imageId,
  providerId,
  providerList,
  steps,
} from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText } from "../phones";
import type { PageContent } from "../types";
import { urls } from "../urls";

export const newPatientPrimaryCare: PageContent = {
  path: "/new-patient/primary-care",
  title: "Become a patient: primary care",
  description: text`How to choose a family doctor, PA or nurse practitioner at Prairie Lantern, make a first visit,
  what to bring and what it
    costs.`,
  picture: "scene-location-alder-creek-family-clinic",
  blocks: [
    hero({
      heading: "Become a patient",
      lead: text`We are taking new primary care patients of every age in Alder Creek, Willow Bend and Plum Valley.
      One call does it; most
        people have a first visit within two weeks.`,
      image: imageId("scene-location-alder-creek-family-clinic"),
      actions: [
        {
          label: `Call scheduling: ${phoneText(phones.scheduling)}`,
          href: `tel:+1${phones.scheduling}`,
          kind: "primary",
        },
        { label: "Find a provider", href: "/provider-search", kind: "secondary" },
      ],
    }),
    steps({
      heading: "How it works",
      items: [
        {
          title: "Choose a place and a person",
          html: html`<p>Near home or near work is fine, and you may change at any time. The people below take new
          patients. If you do not mind
            who, say so: you will be seen sooner.</p>`,
        },
        {
          title: "Call",
          html: html`<p>${phoneLink(phones.scheduling)}, weekdays 7:30 AM to 5:30 PM. It takes ten minutes. We ask
          for your name, birth date, address,
            phone, insurance, and what you would like help with first. Or stop at the front desk of any clinic.</p>`,
        },
        {
          title: "Let your old clinic send your chart",
          html: html`<p>Sign one form and we ask for it. Please do this as soon as you have a date; some clinics take two weeks.</p>`,
        },
        {
          title: "Come 30 minutes early",
          html: html`<p>Bring a photo ID, insurance card, all pill bottles, shot records for children, and the names
          of doctors you see. A new-patient
            visit lasts 40 minutes. You need not undress or have blood drawn unless there is a reason.</p>`,
        },
      ],
    }),
    providerList({
      heading: "Taking new patients now",
      providers: [
        providerId("elena-marsh"),
        providerId("daniel-novak"),
        providerId("greta-lindqvist"),
        providerId("rosa-maldonado"),
        providerId("hodan-warsame"),
        providerId("grace-nguyen-holt"),
      ],
    }),
    form({ heading: "Apply here", intro: "", form: formId("new-patient-primary-care") }),
    accordion({
      heading: "Primary care questions",
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
          html: html`<p>Most often, yes. Call your clinic as it opens; each keeps visits free for people who are
          sick that day. On Saturday from
            8:30 to 11:30 AM you can walk in at <a href="/location/alder-creek-family-clinic">Alder Creek Family
            Clinic</a>.</p>`,
        },
        {
          title: "Will I always see the same person?",
          html: html`<p>For check-ups and anything that lasts, yes. On a day when yours is away, you see a partner
          who can read your chart and writes
            to yours.</p>`,
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
          html: html`<p>Yes, for many things: moods, medicine checks, rashes, results. You have to be in Nebraska at
          the time. If your internet is
            poor, use the private video room in Willow Bend or the library.</p>`,
        },
        {
          title: "How do I see a specialist?",
          html: html`<p>Ask your provider, who will send a referral if one is needed and check that your plan
          agrees. If you have heard nothing
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
      heading: "Ready?",
      text: text`Call ${phoneText(phones.scheduling)}, weekdays 7:30 AM to 5:30 PM. An interpreter can join the call: say the name of your language.`,
      actions: [
        {
          label: `Call ${phoneText(phones.scheduling)}`,
          href: `tel:+1${phones.scheduling}`,
          kind: "primary",
        },
      ],
      tone: "brand",
    }),
    contactFacts({
      heading: "Or call a clinic",
      items: [
        {
          label: "Alder Creek Family Clinic",
          phone: phones.familyClinic,
          text: "118 Main Street. Saturday walk-in 8:30 to 11:30 AM.",
        },
        {
          label: "Willow Bend Clinic",
          phone: phones.willowBend,
          text: "27 Railroad Street. Evening clinic on the first Wednesday.",
        },
        {
          label: "Plum Valley Rural Health Clinic",
          phone: phones.plumValley,
          text: "9 Schoolhouse Road. Sliding fee for every household.",
        },
      ],
    }),
  ],
};
