import {
  accordion,
  campaign,
  cards,
  chosenNews,
  contactFacts,
  donatePanel,
  hero,
  imageId,
  newsItemId,
  richText,
  steps,
} from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText } from "../phones";
import type { PageContent } from "../types";
import { mammographyCampaign } from "./mammography-campaign";

export const donate: PageContent = {
  path: "/donate",
  title: "Donate Now",
  description: text`Give to {foundation} online, by phone, mail, in person, from your paycheck or in
  your will. What gifts pay for,
    receipts and refunds.`,
  picture: "scene-foundation",
  blocks: [
    hero({
      eyebrow: "{foundation}",
      heading: "Donate Now",
      lead: text`The hospital was built from one day's harvest. The Foundation still works that way: it pays for what patients need that the hospital's budget does not cover. Every dollar you give is spent in this county.`,
      image: imageId("scene-harvest-night"),
      actions: [
        { label: "Give online", href: "#give-online", kind: "giving" },
        {
          label: `Call ${phoneText(phones.foundation)}`,
          href: `tel:+1${phones.foundation}`,
          kind: "secondary",
        },
        { label: "Other ways to give", href: "#ways", kind: "secondary" },
      ],
    }),
    donatePanel({
      ground: "sand",
      heading: "Give online",
      intro: text`Give with the online form below, or with one of the two payment services. The form takes two minutes.
        Say what your gift is for, and that is what we spend it on; your receipt comes by email at once.`,
    }),
    campaign({ ...mammographyCampaign, linkLabel: "Give to the 3D unit" }),
    richText({
      ground: "paper",
      html: html`<h2 id="ways">Ways to give</h2><p>No gift is too small; the first one in 1951 was a bucket of eggs.
      You do not have to give a reason, and you may ask that your name is not printed.</p>`,
    }),
    steps({
      heading: "Choose what is easiest",
      items: [
        {
          title: "By phone",
          html: html`<p>Call ${phoneLink(phones.foundation)}, weekdays 8:00 AM to 5:00 PM, with your card. It takes
          three minutes.
            Ask for a monthly gift if you prefer; you can stop it with one call.</p>`,
        },
        {
          title: "By mail",
          html: html`<p>A check to “{foundation}”, {address}, {town}, NE 69199. Write
          on the memo line
            what it is for.</p>`,
        },
        {
          title: "In person",
          html: html`<p>Cash, check or card at the Foundation office, room 112 of the main hospital, weekdays 8:00
          AM to 5:00 PM. At
            other times the front desk takes it and gives you a receipt.</p>`,
        },
        {
          title: "From your paycheck",
          html: html`<p>Hospital staff can give from each paycheck in the Employee Giving Campaign: ask human
          resources for the half-page
            form. Many other employers in the county match gifts; ask yours.</p>`,
        },
        {
          title: "Grain, cattle or stock",
          html: html`<p>Give bushels at the co-op elevator in the Foundation's name before you sell them, or
          transfer shares. It may save
            you tax; ask your adviser. We send delivery details the same day.</p>`,
        },
        {
          title: "In your will",
          html: html`<p>One sentence is enough, and we can send it to your lawyer: our legal name is {foundation}, tax ID
            47-0000000. Tell us if you like, so that we may thank you while you are here.</p>`,
        },
      ],
    }),
    cards({
      heading: "What your gift can be for",
      intro: "Say what you want it to do. If you do not, it goes where the need is greatest that year.",
      items: [
        {
          title: "Where it is needed most",
          text: "Unrestricted gifts. Last year: two infant warmers, a lift for the wheelchair van, and a new roof over the ambulance bay.",
        },
        {
          title: "Capital Campaign",
          text: "Buildings and large equipment. This year, the 3D mammography unit.",
        },
        {
          title: "Cancer care",
          text: "Oncology, Cancer Survivorship and the Pink Ribbon Program: quilts, wigs, gas cards, and mammograms for women without insurance.",
        },
        {
          title: "The Birth Place",
          text: "A car seat for every family that needs one, and home visits after birth.",
        },
        {
          title: "Diabetes Program",
          text: "Test strips and sensors for people between insurance plans, and the grocery-store tours.",
        },
        { title: "Lodging Program", text: "Keeps the four rooms across the street at $20 a night, or free." },
        {
          title: "Nurses and students",
          text: "The Nurse Residency Program, the Employee Scholarship and Education Fund, and Conferences.",
        },
        {
          title: "Children",
          text: "The Early Childhood Education Center: fees for families who could not pay them.",
        },
        {
          title: "AEDs and training",
          text: "AED Continuing Education and Training: defibrillators in every school, church and grain elevator, and people who know how to use them.",
        },
        { title: "Staff in need", text: "The Employee HELP Fund, for a colleague's bad month." },
        {
          title: "A brick in the path",
          text: "The Brick/Paver Program: $150 for a name in the path to the lantern tower.",
        },
        {
          title: "In memory or in honor",
          text: "A gift in memory or in honor of someone. We write to the family by hand and never mention the amount.",
        },
      ],
    }),
    chosenNews({
      heading: "What gifts do",
      intro: "",
      news: [newsItemId("two-thirds-of-the-way"), newsItemId("the-lanterns-are-lit-again")],
    }),
    accordion({
      heading: "Good to know",
      items: [
        {
          title: "Receipts and taxes",
          html: html`<p>The Foundation is a 501(c)(3) charity, tax ID 47-0000000. You get a receipt at once for a
          gift by the form, within a week for any other, and a summary of the year
            by January 31. It says whether you received anything in return. Ask your tax adviser what you may
            deduct.</p>`,
        },
        {
          title: "Who watches over the money",
          html: html`<p>Nine volunteers on the Foundation's board, and an outside auditor each year. In the year that ended June 30, 2026, donors gave
            $612,000, and 91 cents of each dollar went to what it was given for. The report is free for the
            asking.</p>`,
        },
        {
          title: "Give time instead",
          html: html`<p>Drivers, hosts, gardeners and quilters: call ${phoneLink(phones.communityHealth)}, or see the
            <a href="/community-health-partnership">Community Health Partnership</a>.</p>`,
        },
      ],
    }),
    contactFacts({
      heading: "Questions about giving",
      items: [
        {
          label: "{foundation}, Carol Benes",
          phone: phones.foundation,
          email: "foundation@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
          text: "Room 112, main hospital, {address}, {town}, NE 69199.",
        },
      ],
    }),
  ],
};
