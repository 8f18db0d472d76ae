import { accordion, contactFacts, form, formId, hero, imageId, steps } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText } from "../phones";
import type { PageContent } from "../types";

export const medicalRecords: PageContent = {
  path: "/medical-records",
  title: "Get your medical records",
  description: text`How to get a copy of your medical records, or of the records of someone you speak for: the form, fees, and how long it takes.`,
  picture: "scene-patient-portal",
  blocks: [
    hero({
      heading: "Get your medical records",
      lead: text`Your records are yours. See most of them right away in the patient portal, or ask us for a copy. You can also ask for someone else’s if you have the right to.`,
      image: imageId("scene-patient-portal"),
      actions: [
        { label: "Ask for a copy", href: "#request", kind: "primary" },
        {
          label: `Call ${phoneText(phones.medicalRecords)}`,
          href: `tel:+1${phones.medicalRecords}`,
          kind: "secondary",
        },
      ],
    }),
    steps({
      heading: "Three ways to get them",
      items: [
        {
          title: "In the patient portal, right away and free",
          html: html`<p>Results, visit notes, shots and letters from the last few years are in the
          <a href="/patient-portal">patient portal</a>. You can save or print them.</p>`,
        },
        {
          title: "With the form on this page",
          html: html`<p>Fill it in below. Have your photo ID ready, so that you can take a picture of it. You may also
          <a href="/forms/medical-records/paper">print the form</a> and mail it, or bring it.</p>`,
        },
        {
          title: "In person",
          html: html`<p>Come to medical records, room 104 of the main hospital, Monday to Friday 8:00 AM to 4:30 PM. Bring
          a photo ID.</p>`,
        },
      ],
    }),
    accordion({
      heading: "Good to know",
      items: [
        {
          title: "How long does it take?",
          html: html`<p>Most people have their copy within ten days. By federal law (HIPAA) we must answer within 30
          days. If we need up to 30 more, we write to you and say why.</p>`,
        },
        {
          title: "What does it cost?",
          html: html`<p>The patient portal is free. So is your first copy on paper, and images on a disc. Each later
          copy on paper costs $6.50, including postage. We never charge for looking records up.</p>`,
        },
        {
          title: "I am asking for my child",
          html: html`<p>Parents and guardians may ask for a child under 18. Some care that teenagers may agree to on their own stays private, and we leave it out. If a court has limited your rights, tell us.</p>`,
        },
        {
          title: "I am asking for an adult I care for",
          html: html`<p>You need one of these papers: a power of attorney for health care that is in force, a court
          order that makes you the guardian, or a release that the patient signed. Send a picture of it with the
          form. If you help someone who can still decide, it is easiest if they sign the form themselves.</p>`,
        },
        {
          title: "I am asking for someone who has died",
          html: html`<p>The executor of the estate may ask. If there is none, the next of kin may. Send the court’s
          letter, or the death certificate and proof that you are related.</p>`,
        },
        {
          title: "Which ID do you need?",
          html: html`<p>A photo ID of the person who asks: a driver’s license, state ID, passport or tribal ID. If you do not have one, call ${phoneLink(phones.medicalRecords)} and we will find another way.</p>`,
        },
        {
          title: "Something in my records is wrong",
          html: html`<p>You may ask us to correct it. Write to the privacy office or call
          ${phoneLink(phones.privacyOffice)}. We answer within 60 days. If we say no, your own statement goes into the
          record.</p>`,
        },
      ],
    }),
    form({ heading: "Request", intro: "", form: formId("medical-records") }),
    contactFacts({
      heading: "Medical records",
      items: [
        {
          label: "Questions",
          phone: phones.medicalRecords,
          hours: "Monday to Friday 8:00 AM to 4:30 PM",
          text: `Fax: ${phoneText(phones.faxMedicalRecords)}. Room 104, {address}, {town}, NE 69199.`,
        },
      ],
    }),
  ],
};
