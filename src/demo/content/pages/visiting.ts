import { accordion, alert, contactFacts, hero, imageId, locationId, placesMap, table } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText } from "../phones";
import type { PageContent } from "../types";

export const visiting: PageContent = {
  path: "/visiting",
  title: "Visiting a patient",
  description: text`Visiting hours, how many people at a time, parking, the door to use, the map, Wi-Fi and meals at
  {hospital}.`,
  picture: "scene-location-main-hospital",
  blocks: [
    hero({
      heading: "Visiting a patient",
      lead: text`Come between 8:00 AM and 8:00 PM, any day of the year. A visit from you helps people get well. Ask at the
      front desk for the room.`,
      image: imageId("scene-location-main-hospital"),
      actions: [
        { label: "Find us on the map", href: "#map", kind: "primary" },
        {
          label: `Call the hospital: ${phoneText(phones.main)}`,
          href: "tel:{phone}",
          kind: "secondary",
        },
      ],
    }),
    table({
      heading: "Visiting hours",
      caption: "When you can visit, and with how many people at a time",
      columns: ["Where", "Hours", "How many"],
      rows: [
        ["Hospital rooms", "8:00 AM to 8:00 PM", "Two at a time"],
        [
          "The Birth Place",
          "8:00 AM to 8:00 PM; one support person day and night",
          "Two, and the support person",
        ],
        ["Children", "Parents day and night; others 8:00 AM to 8:00 PM", "Two, and the parents"],
        ["Emergency department", "Any hour", "One, or more if the nurse agrees"],
        ["Near the end of life", "Any hour", "Family and friends, as the patient wishes"],
      ],
    }),
    alert({
      tone: "info",
      title: "Please stay home if you are sick",
      html: html`<p>If you have a fever, a new cough, vomiting or diarrhea, call instead of coming. Dial
      ${phoneLink(phones.main)} and ask for the patient by full name.</p>`,
    }),
    accordion({
      heading: "When you are here",
      items: [
        {
          title: "The rules, so that everyone can rest",
          html: html`<ul><li>Stop at the front desk for a visitor badge.</li><li>Clean your hands when you enter and leave
          a room.</li><li>Ask the nurse before you bring food, flowers or balloons. Latex balloons are not allowed.</li><li>Please
          speak softly, and take calls in the hall.</li><li>No smoking or vaping anywhere on the grounds.</li><li>Ask people
          before you take their picture.</li></ul>`,
        },
        {
          title: "Can children visit?",
          html: html`<p>Yes. A child under 12 needs an adult who stays with them, in addition to the patient. Brothers and sisters
          may meet a new baby.</p>`,
        },
        {
          title: "Who decides who may visit?",
          html: html`<p>The patient does, and may change their mind at any time. We treat all visitors the same, family or
          not. A nurse may ask you to wait during a treatment, or while someone rests.</p>`,
        },
        {
          title: "Parking and the right door",
          html: html`<p>Parking is free. The main lot is on Cottonwood Avenue, with 12 accessible spaces at the door. The
          main entrance is open 6:00 AM to 8:30 PM. At any other time use the emergency entrance on Fourth
          Street; it is always open.</p><p>There are no steps, and there are wheelchairs inside both doors.</p>`,
        },
        {
          title: "Wi-Fi and phones",
          html: html`<p>Wi-Fi is free. Choose the network PrairieGuest; it has no password. The front desk lends phone
          chargers.</p>`,
        },
        {
          title: "Meals and coffee",
          html: html`<p>The Lantern Café on the ground floor is open weekdays 7:00 AM to 2:00 PM. A hot lunch is $7.50. The vending machines by the elevator are always on. A patient’s guest can order a meal to the room by phone.</p>`,
        },
        {
          title: "A place to sleep nearby",
          html: html`<p>Family can sleep in one of four Lodging Program rooms across the street. A room is $20 a night, or
          free if that is hard for you. Call ${phoneLink(phones.socialWork)} before 5:00 PM.</p>`,
        },
        {
          title: "A quiet place, or someone to talk to",
          html: html`<p>The chapel beside the main entrance is always open, to everyone. A chaplain comes for people of any
          faith or none; ask a nurse.</p>`,
        },
        {
          title: "If you cannot come",
          html: html`<p>Call ${phoneLink(phones.main)} and ask for the patient by full name. Mail reaches them at {address}, {town}, NE 69199. Write the patient’s full name on it.</p>`,
        },
      ],
    }),
    placesMap({
      heading: "Map",
      intro: "The hospital and Medical Imaging are side by side.",
      places: [locationId("main-hospital"), locationId("community-hospital-medical-imaging-radiology")],
    }),
    contactFacts({
      heading: "Whom to call",
      items: [
        { label: "Front desk", phone: "{phone}", hours: "Any hour" },
        { label: "The Birth Place", phone: phones.birthPlace, hours: "Open 24 hours, every day" },
        {
          label: "Patient advocate",
          phone: phones.patientAdvocate,
          hours: "Monday to Friday 8:00 AM to 4:30 PM",
          text: "If you have a concern about a visit or about care.",
        },
      ],
    }),
  ],
};
