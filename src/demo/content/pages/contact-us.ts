import {
  alert,
  columns,
  contactFacts,
  form,
  formId,
  hero,
  imageId,
  locationId,
  locationList,
  placesMap,
  richText,
} from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText, publicLines } from "../phones";
import type { PageContent } from "../types";

const OFFICE_HOURS = "Monday to Friday 8:00 AM to 5:00 PM";

export const contactUs: PageContent = {
  path: "/contact-us",
  title: "Contact Us",
  description: text`Every phone number of {shortName}: hospital, nurse line, appointments, clinics, billing,
  records,
    interpreters, complaints and the Foundation.`,
  picture: "scene-contact",
  blocks: [
    hero({
      heading: "Contact Us",
      lead: text`Call ${phoneText(phones.main)} at any hour and a person answers. If you know whom you need, the
      direct numbers
        below are faster.`,
      image: imageId("scene-contact"),
      actions: [
        { label: `Call ${phoneText(phones.main)}`, href: "tel:{phone}", kind: "primary" },
        { label: "Find a provider", href: "/provider-search", kind: "secondary" },
      ],
    }),
    alert({
      tone: "urgent",
      title: "In an emergency call 911",
      html: html`<p>For thoughts of suicide or a mental health crisis call or text <a href="tel:988">988</a>. For poisoning call
        ${phoneLink(publicLines.poisonControl)}. All three answer at any hour and are free. Please do not send an
        email about
        anything urgent. <a href="/emergency">More about emergencies</a>.</p>`,
    }),
    contactFacts({
      heading: "Care",
      items: [
        { label: "Main hospital", phone: "{phone}", hours: "Any hour" },
        {
          label: "Nurse line",
          phone: "{nurseLine}",
          hours: "Any hour",
          text: "A registered nurse tells you whether it can wait and what to do now. Free.",
        },
        {
          label: "Make, change or cancel a visit",
          phone: "{schedulingPhone}",
          hours: "Monday to Friday 7:30 AM to 5:30 PM",
          text: "Please cancel 24 hours ahead, so that someone else can have the time.",
        },
        {
          label: "X-ray and other scans",
          phone: phones.imaging,
          hours: "Monday to Friday 7:00 AM to 5:30 PM",
        },
        {
          label: "Laboratory",
          phone: phones.laboratory,
          hours: "Monday to Friday 6:30 AM to 5:30 PM, Saturday 8:00 AM to noon",
        },
        { label: "The Birth Place", phone: phones.birthPlace, hours: "Open 24 hours, every day" },
        {
          label: "Counseling and mental health",
          phone: phones.mentalHealth,
          hours: `${OFFICE_HOURS}, Thursday to 7:00 PM`,
        },
        {
          label: "A patient's room",
          phone: "{phone}",
          hours: "8:00 AM to 9:00 PM",
          text: "Ask for the patient by full name. We connect you only if the patient agrees.",
        },
      ],
    }),
    contactFacts({
      heading: "Bills, records and help",
      items: [
        { label: "Billing", phone: phones.billing, hours: OFFICE_HOURS },
        {
          label: "Help with the cost of care",
          phone: phones.financialHelp,
          hours: OFFICE_HOURS,
          text: "Discounts, payment plans, Medicaid and Medicare forms.",
        },
        { label: "Price of a visit or a test", phone: phones.priceEstimates, hours: OFFICE_HOURS },
        {
          label: "Medical records",
          phone: phones.medicalRecords,
          hours: "Monday to Friday 8:00 AM to 4:30 PM",
        },
        {
          label: "Interpreters and sign language",
          phone: "{languagePhone}",
          hours: "Any hour",
          text: "Free. If you are deaf or hard of hearing, dial 711 and give this number.",
        },
        {
          label: "Patient portal help",
          phone: phones.portalHelp,
          hours: "Monday to Friday 8:00 AM to 6:00 PM",
        },
        {
          label: "Social work",
          phone: phones.socialWork,
          hours: OFFICE_HOURS,
          text: "Going home, nursing homes, rides, food, and the Lodging Program rooms.",
        },
        {
          label: "Complaints and thanks: patient advocate Marion Vesely",
          phone: phones.patientAdvocate,
          email: "advocate@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 4:30 PM",
          text: "You get a call within one working day and a written answer within seven days.",
        },
        { label: "Privacy officer Helen Cada", phone: phones.privacyOffice, hours: OFFICE_HOURS },
      ],
    }),
    contactFacts({
      heading: "Community, jobs and giving",
      items: [
        {
          label: "Classes and events",
          phone: phones.classes,
          email: "classes@prairielantern.example",
          hours: OFFICE_HOURS,
        },
        {
          label: "Community Health Partnership and Lantern Rides",
          phone: phones.communityHealth,
          hours: OFFICE_HOURS,
        },
        {
          label: "Jobs",
          phone: phones.humanResources,
          email: "careers@prairielantern.example",
          hours: OFFICE_HOURS,
        },
        {
          label: "{foundation}",
          phone: phones.foundation,
          email: "foundation@prairielantern.example",
          hours: OFFICE_HOURS,
        },
        {
          label: "Newsroom",
          phone: phones.newsroom,
          email: "news@prairielantern.example",
          hours: OFFICE_HOURS,
        },
      ],
    }),
    form({ heading: "Write to us", intro: "", form: formId("contact") }),
    columns({
      ground: "sand",
      split: "halves",
      first: [
        richText({
          html: html`
        <h2>By mail, email and fax</h2>
        <p>{hospital}<br />{address}<br />{town}, NE 69199</p>
        <p>Email: <a href="mailto:hello@prairielantern.example">hello@prairielantern.example</a>. We read it on
        weekdays.
        Email is not private: please leave out your illness, birth date and insurance number, and use the
        <a href="/patient-portal">patient portal</a> for those.</p>
        <p>Fax: ${phoneText(phones.faxMain)} for the hospital, ${phoneText(phones.faxReferrals)} for referrals,
        ${phoneText(phones.faxMedicalRecords)} for medical records.</p>`,
        }),
      ],
      second: [placesMap({ heading: "Come in person", places: [locationId("main-hospital")] })],
    }),
    locationList({
      heading: "Our six places",
      intro: "Each page has the hours, the fax number, where to park and which door to use.",
    }),
  ],
};
