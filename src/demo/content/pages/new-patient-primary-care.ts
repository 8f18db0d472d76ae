import {
  callToAction,
  contactFacts,
  faq,
  form,
  formId,
  hero,
  imageId,
  pageId,
  providerId,
  providerList,
  steps,
} from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText } from "../phones";
import type { PageContent } from "../types";

export const newPatientPrimaryCare: PageContent = {
  path: "/new-patient/primary-care",
  title: "Become a patient: primary care",
  description: text`How to choose a family doctor, PA or nurse practitioner at {shortName}, make a first visit,
  what to bring and what it
    costs.`,
  picture: "scene-location-alder-creek-family-clinic",
  blocks: [
    hero({
      heading: "Become a patient",
      lead: text`We are taking new primary care patients of every age in {town}, Willow Bend and Plum Valley.
      One call is all it takes; most people have a first visit within two weeks.`,
      image: imageId("scene-location-alder-creek-family-clinic"),
      actions: [
        {
          label: `Call scheduling: ${phoneText(phones.scheduling)}`,
          href: "tel:{schedulingPhone}",
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
          html: html`<p>Near home or near work is fine, and you may change at any time. The people below are taking new patients. If you do not mind
            who, say so: you will be seen sooner.</p>`,
        },
        {
          title: "Call",
          html: html`<p>${phoneLink(phones.scheduling)}, weekdays 7:30 AM to 5:30 PM. It takes ten minutes. We ask
          for your name, birth date, address,
            phone, insurance, and what you would like help with first. Or stop at the front desk of any clinic.</p>`,
        },
        {
          title: "Have your old clinic send your chart",
          html: html`<p>Sign one form and we ask for it. Please do this as soon as you have a date; some clinics take two weeks.</p>`,
        },
        {
          title: "Come 30 minutes early",
          html: html`<p>Bring a photo ID, insurance card, all pill bottles, shot records for children, and the names
          of doctors you see. A new-patient
            visit lasts 40 minutes. You do not have to undress or have blood drawn unless there is a reason.</p>`,
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
    faq({
      heading: "Questions before you come?",
      intro: "The first of twelve answers from our front desks: refills, nights and weekends, forms, costs.",
      from: pageId("/primary-care-faq"),
      atMost: 4,
      allHref: "/new-patient/primary-care?primary-care-faq",
      allLabel: "Read the answers",
    }),
    callToAction({
      heading: "Ready?",
      text: text`Call ${phoneText(phones.scheduling)}, weekdays 7:30 AM to 5:30 PM. An interpreter can join the call: say the name of your language.`,
      actions: [
        {
          label: `Call ${phoneText(phones.scheduling)}`,
          href: "tel:{schedulingPhone}",
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
