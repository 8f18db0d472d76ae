import {
  accordion,
  cards,
  conferenceMessage,
  contactFacts,
  form,
  formId,
  hero,
  imageId,
  steps,
  table,
} from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText } from "../phones";
import type { PageContent } from "../types";

export const conferenceRegistration: PageContent = {
  path: "/conference-registration",
  title: "Rural Health Conference: registration",
  description: text`One day each April in {town} for nurses, ambulance crews, therapists and social workers.
  What it costs, how to register
    and how to cancel.`,
  picture: "scene-location-main-hospital",
  blocks: [
    hero({
      eyebrow: "Each April",
      heading: "{shortName} Rural Health Conference",
      lead: text`One day for people who care for patients far from a big hospital. About 150 come: nurses, ambulance
      crews, therapists, clinic
        staff and students. Put your name on the list here, by phone or by mail.`,
      image: imageId("scene-location-main-hospital"),
      actions: [
        { label: "Register", href: "/forms/rural-health-conference", kind: "primary" },
        { label: `Call ${phoneText(phones.classes)}`, href: `tel:+1${phones.classes}`, kind: "secondary" },
      ],
    }),
    conferenceMessage({}),
    cards({
      heading: "About the day",
      items: [
        {
          title: "When and where",
          text: "A Thursday in April, 8:00 AM to 4:30 PM, in the high school at 600 Fourth Street, {town}. Park on the east side; the gym door has no steps.",
        },
        {
          title: "What you learn",
          text: "Stroke and heart attack before the helicopter, births outside the hospital, farm injuries, children in crisis, and hands-on practice in small groups.",
        },
        {
          title: "What you take home",
          text: "Up to 6.5 hours of continuing education for nurses, EMS, social workers and therapists. You get the certificate at the door.",
        },
      ],
    }),
    table({
      heading: "What it costs",
      caption: "Fees for the one-day conference, with lunch and the certificate",
      columns: ["Who", "Fee"],
      rows: [
        ["Nurses, therapists, social workers, clinic staff", "$85"],
        ["Volunteer fire and ambulance squads", "$35, four from one squad for $100"],
        ["Students with a school ID", "$25"],
        ["{shortName} staff and volunteers", "Free"],
        ["Doctors, PAs and nurse practitioners", "$140"],
      ],
    }),
    steps({
      heading: "How to register",
      items: [
        {
          title: "Put your name on the list",
          html: html`<p>Use the form below, call ${phoneLink(phones.classes)} or write to
            <a href="mailto:conference@prairielantern.example">conference@prairielantern.example</a> with your name,
            job, employer and mailing
            address. You get the program as soon as it is printed, in January.</p>`,
        },
        {
          title: "Choose your small groups and pay",
          html: html`<p>By phone with a card, or mail the form with a check to {shortName} Conference, {address}, {town}, NE 69199. We
            can bill your employer.</p>`,
        },
        {
          title: "Tell us what you need",
          html: html`<p>Food you cannot eat, a place to nurse, sign language, a seat near the door. Tell us by the middle of March.</p>`,
        },
        {
          title: "Come",
          html: html`<p>Check-in opens at 7:15 AM with coffee and kolaches. Bring your license number for the certificate.</p>`,
        },
      ],
    }),
    form({
      heading: "Put your name on the list",
      intro: "You do not pay anything yet. It takes three minutes.",
      form: formId("rural-health-conference"),
    }),
    accordion({
      heading: "Good to know",
      items: [
        {
          title: "If you cannot come",
          html: html`<p>Call ${phoneLink(phones.classes)}. Up to seven days before, you get all of your money back; after that, half of it. You may send a
            colleague in your place at any time.</p>`,
        },
        {
          title: "If it snows",
          html: html`<p>We decide by 5:00 AM and write to everyone. If it is called off, you choose between a refund and the spare date in May.</p>`,
        },
        {
          title: "Where to stay",
          html: html`<p>Two motels in {town} hold rooms for us until two weeks before; ask for the conference
          rate. Volunteers' beds are free:
            local families host ambulance crews who come from far away.</p>`,
        },
        {
          title: "If the fee is too much",
          html: html`<p>The Foundation's Conferences fund pays for up to 20 people a year. Ask when you call. We tell no one else.</p>`,
        },
        {
          title: "If you want to speak or exhibit",
          html: html`<p>Write to us by October with ten lines on what you would teach. We do not sell time at the
          microphone. Tables in the hall are $150,
            and free for charities.</p>`,
        },
      ],
    }),
    contactFacts({
      heading: "Conference office",
      items: [
        {
          label: "Registration and questions",
          phone: phones.classes,
          email: "conference@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
        },
      ],
    }),
  ],
};
