import { freeCarePercent, helpUpTo } from "../assistance";
import { accordion, cards, contactFacts, hero, imageId, richText, steps } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText } from "../phones";
import type { PageContent } from "../types";
import { urls } from "../urls";
import { handoutPaths } from "./handouts";

export const patientResources: PageContent = {
  path: "/patient-resources",
  title: "Patient Resources",
  description: text`Before, during and after a visit or a stay: what to bring, visiting, records, interpreters, your
  rights, paying a
    bill and getting help with it.`,
  picture: "scene-patient-resources",
  blocks: [
    hero({
      heading: "Patient Resources",
      lead: text`What to bring, whom to ask and what it costs, from the day before a visit to the last bill. If you
      cannot find it
        here, call ${phoneText(phones.main)} at any hour.`,
      image: imageId("scene-patient-resources"),
      actions: [
        { label: "Pay a bill", href: urls.billing, kind: "primary" },
        { label: "Get help with a bill", href: "/financial-assistance", kind: "secondary" },
      ],
    }),
    cards({
      heading: "Find it quickly",
      items: [
        {
          title: "Become a patient",
          text: "Choose a provider and make a first visit.",
          href: "/new-patient/primary-care",
          linkLabel: "New patients",
        },
        {
          title: "Results and refills",
          text: "Open your chart at home.",
          href: "/patient-portal",
          linkLabel: "Patient portal",
        },
        {
          title: "Get a scan",
          text: "How to book and how to get ready.",
          href: "/location/community-hospital-medical-imaging-radiology",
          linkLabel: "Radiology scheduling",
        },
        {
          title: "Ask the price first",
          text: "Typical prices and written estimates.",
          href: "/price-transparency",
          linkLabel: "What care costs",
        },
        {
          title: "Visit a patient",
          text: "Hours, rules, parking, meals.",
          href: "/visiting",
          linkLabel: "Visiting",
        },
        {
          title: "Get your records",
          text: "For you, or for someone you speak for.",
          href: "/medical-records",
          linkLabel: "Medical records",
        },
        {
          title: "Get to a visit",
          text: "Free rides anywhere in the county.",
          href: "/community-health-partnership",
          linkLabel: "Lantern Rides",
        },
        {
          title: "Speak your language",
          text: "Interpreters at no cost, at any hour.",
          href: "/nondiscrimination",
          linkLabel: "Language help",
        },
      ],
    }),
    steps({
      heading: "Before you come",
      items: [
        {
          title: "Bring five things",
          html: html`<ul><li>A photo ID, if you have one.</li><li>Your insurance, Medicaid or Medicare
          card.</li><li>Your pill bottles, including those you buy without a prescription.</li><li>Your questions, written down.</li><li>For a
            child: shot
            records, and papers if you are not the parent.</li></ul>`,
        },
        {
          title: "Tell us what you need",
          html: html`<p>An interpreter, sign language, a lift, a quiet room, large print, a woman or a man. Tell us when you book, or call ${phoneLink(phones.scheduling)}.</p>`,
        },
        {
          title: "Come 15 minutes early",
          html: html`<p>Or 30 for a first visit. If you will be late, call; we can usually still see you if it is 15 minutes or less. If
            you cannot come, call 24 hours ahead. There is no fee, but someone else is waiting for your time.</p>`,
        },
      ],
    }),
    cards({
      heading: "To fill in at home",
      items: [
        {
          title: "My medicine list",
          text: "List everything you take, including what you buy without a prescription. Bring it to every visit.",
          href: handoutPaths.medicineList,
          linkLabel: "Medicine list",
        },
        {
          title: "Blood pressure diary",
          text: "Two weeks of readings tell us more than one in the clinic.",
          href: handoutPaths.bloodPressureDiary,
          linkLabel: "Blood pressure diary",
        },
        {
          title: "Help with a bill",
          text: "The form for free or lower-cost care, online or on paper.",
          href: "/financial-assistance/apply",
          linkLabel: "Financial assistance form",
        },
      ],
    }),
    accordion({
      heading: "If you stay in the hospital",
      items: [
        {
          title: "What to pack",
          html: html`<p>Glasses, hearing aids and their batteries, dentures, a robe, shoes with backs, a phone
          charger, a list
            of your medicines. Leave jewelry and cash at home. Wi-Fi is free; the network is PrairieGuest.</p>`,
        },
        {
          title: "Visiting hours",
          html: html`<p>8:00 AM to 8:00 PM, two people at a time. Parents stay with a child day and night, and one
          support person stays through labor. If someone is near the end of life, family can visit at any hour. More
          about <a href="/visiting">visiting a patient</a>.</p>`,
        },
        {
          title: "Meals",
          html: html`<p>Patients order by phone from 6:30 AM to 6:30 PM. Visitors eat in the Lantern Café on the
          ground floor, open
            weekdays 7:00 AM to 2:00 PM; a hot lunch is $7.50. The vending machines by the elevator are always on.</p>`,
        },
        {
          title: "When you are worried about how you are doing",
          html: html`<p>Tell your nurse. If you still feel that no one understands how sick you or your relative is, dial 55
          from
            any room phone. A second team comes within minutes. You do not need anyone's permission.</p>`,
        },
        {
          title: "Chaplain and social work",
          html: html`<p>A chaplain comes for people of any faith or none; ask your nurse. Social workers help with
          nursing homes,
            equipment, rides, Medicaid and hard conversations: ${phoneLink(phones.socialWork)}.</p>`,
        },
        {
          title: "A place to sleep for family",
          html: html`<p>Four Lodging Program rooms across the street, $20 a night, or free if that is hard for you. Call
            ${phoneLink(phones.socialWork)} before 5:00 PM.</p>`,
        },
        {
          title: "Going home",
          html: html`<p>You leave with a written plan, your next visit, and a medicine list that says what is new
          and what stopped.
            A nurse calls you within two days. If anything gets worse before that, call
            ${phoneLink(phones.nurseLine)}.</p>`,
        },
      ],
    }),
    accordion({
      heading: "Your records, your wishes, your rights",
      items: [
        {
          title: "Get a copy of your medical records",
          html: html`<p>The fastest way is the <a href="/patient-portal">patient portal</a>, free and right away. Otherwise <a href="/medical-records">ask for a copy</a> online, for you or for someone you speak for, or call
          ${phoneLink(phones.medicalRecords)}. You get it within ten days. The first copy is free.</p>`,
        },
        {
          title: "Say now what should happen if you cannot speak",
          html: html`<p>A living will says which care you want. A health care power of attorney names the person who
          decides for
            you. Both are free here, and a social worker will help you, and be your witness or find one:
            ${phoneLink(phones.socialWork)}.
            Give copies to your family and to us.</p>`,
        },
        {
          title: "Your rights",
          html: html`<ul><li>Know who treats you, and why.</li><li>Read your chart and ask for a second opinion.</li><li>Say no to a treatment.</li><li>Have someone with you.</li><li>Have pain treated, and be safe.</li><li>Be spoken to in your language.</li><li>Complain without fear.</li></ul><p>A parent, or a person you named, may use these rights for you.</p>`,
        },
        {
          title: "What we ask of you",
          html: html`<p>Tell us the truth about your health and medicines, say when you do not understand, keep
          visits or cancel
            them, and treat staff and other patients with respect. There is no smoking or vaping on the grounds.</p>`,
        },
        {
          title: "If something went wrong",
          html: html`<p>Tell the nurse in charge, or call the patient advocate, Marion Vesely:
          ${phoneLink(phones.patientAdvocate)}.
            She will call you within one working day and write to you within seven days. You may also complain to the
            Nebraska
            Department of Health and Human Services or, about Medicare, to the state's quality organization; she can give you the current address of both.</p>`,
        },
      ],
    }),
    richText({
      ground: "sand",
      html: html`
        <h2 id="paying">Paying, and help with paying</h2>
        <p>Pay online, by phone, by mail or in person, all at once or over time without interest:
        <a href="/bills">bills and payments</a>.</p>
        <p><strong>No insurance:</strong> we take 30% off every bill. You do not have to ask. The prices we quote already include this discount.</p>
        <p><strong>Financial assistance:</strong> medically necessary care is free if your household’s income is at most
        ${String(freeCarePercent)}% of the federal poverty level. Up to ${String(helpUpTo)}%, the care costs less. You can apply before your visit, and until
        240 days after the first bill. <a href="/financial-assistance">Who can get it, and how to apply</a>. Or call
        ${phoneLink(phones.financialHelp)}, and we fill in the form with you. We answer within 15 days. We do not ask about your immigration status.</p>`,
    }),
    contactFacts({
      heading: "Whom to call",
      items: [
        { label: "Billing", phone: phones.billing, hours: "Monday to Friday 8:00 AM to 5:00 PM" },
        {
          label: "Financial assistance",
          phone: phones.financialHelp,
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
        },
        {
          label: "Medical records",
          phone: phones.medicalRecords,
          hours: "Monday to Friday 8:00 AM to 4:30 PM",
        },
        {
          label: "Patient advocate",
          phone: phones.patientAdvocate,
          hours: "Monday to Friday 8:00 AM to 4:30 PM",
        },
        { label: "Nurse line", phone: "{nurseLine}", hours: "Any hour" },
      ],
    }),
  ],
};
