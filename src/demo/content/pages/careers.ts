import {
  accordion,
  cards,
  contactFacts,
  hero,
  imageId,
  pictureStrip,
  providerId,
  quote,
  richText,
  steps,
  table,
} from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import type { PageContent } from "../types";

export const careers: PageContent = {
  path: "/careers",
  title: "Careers",
  description: text`Work at {shortName} in {town}, Nebraska: the jobs we hire for, what they pay, benefits,
  schooling we
    help pay for, and how to apply.`,
  picture: "scene-careers",
  mayBeCounted: true,
  blocks: [
    hero({
      heading: "Careers",
      lead: text`About 240 people work here: nurses, cooks, doctors, coders, carpenters. You will know your
      patients, and they will
        know you. We print the pay in every posting and answer every application.`,
      image: imageId("scene-careers"),
      actions: [
        { label: "See open jobs", href: "/jobs", kind: "primary" },
        { label: "How to apply", href: "#apply", kind: "secondary" },
      ],
    }),
    table({
      heading: "Jobs we hire for most of the year",
      caption: "Starting pay by the hour, before extra pay for evenings, nights and weekends",
      columns: ["Job", "Starting pay", "What you need"],
      rows: [
        ["Registered nurse (hospital, emergency, Birth Place)", "$33.40", "Nebraska or compact RN license"],
        ["Licensed practical nurse (clinics)", "$25.10", "LPN license"],
        ["Nursing assistant", "$18.75", "CNA, or we train and pay you for the six weeks"],
        ["Medical assistant", "$19.60", "Certificate, or one year in a clinic"],
        ["Laboratory scientist", "$31.20", "MLS or MLT"],
        ["Radiologic technologist", "$30.50", "ARRT; CT or mammography is welcome"],
        ["Cook, housekeeper, laundry", "$16.90", "No experience needed; we train you"],
        ["Front desk and scheduling", "$17.80", "High school diploma; Spanish adds $1.50"],
      ],
    }),
    cards({
      heading: "What you get",
      items: [
        {
          title: "Health, dental and vision insurance",
          text: "From your first day, if you work at least 24 hours a week. We pay 88% of the cost for you and 70% for your family.",
        },
        {
          title: "Time off",
          text: "20 days in the first year, 27 from the fifth, including sick days and holidays.",
        },
        {
          title: "Retirement",
          text: "A 403(b) account. We put in 4% of your pay, and match up to 3% more.",
        },
        {
          title: "School paid for",
          text: text`Up to $5,250 a year for classes toward a health job, and more from the Foundation's Employee Scholarship fund.`,
        },
        {
          title: "Child care across the street",
          text: text`Places at the Early Childhood Education Center from 5:30 AM, at half price for staff. Ask
          early: infants have a
            waiting list.`,
        },
        {
          title: "Help in a bad month",
          text: "The Employee HELP Fund, filled by staff for staff, pays for things like a broken furnace or a funeral trip.",
        },
      ],
    }),
    quote({
      text: text`I was a nurse here for seven years. The hospital paid part of my medical school, and kept my locker.`,
      name: "Katie Brandt, DO",
      role: "Emergency physician",
      provider: providerId("katie-brandt"),
    }),
    pictureStrip({
      heading: "Where you would work",
      intro: "Six buildings in one county. Select a picture to see it larger.",
      pictures: [
        imageId("scene-location-main-hospital"),
        imageId("scene-location-alder-creek-family-clinic"),
        imageId("scene-location-willow-bend-clinic"),
        imageId("scene-location-sandhill-specialty-center"),
        imageId("scene-location-plum-valley-clinic"),
        imageId("scene-location-community-hospital-medical-imaging-radiology"),
      ],
    }),
    richText({
      ground: "paper",
      html: html`<h2 id="apply">How to apply</h2><p>There is no long online form. A résumé is fine, and so
      is a letter that says what you have done. If you need help because of a disability at any step, tell us and we
      will change the step.</p>`,
    }),
    steps({
      heading: "From first call to first day",
      items: [
        {
          title: "See what is open",
          html: html`<p>All <a href="/jobs">open jobs</a> are here with their pay. You can also call human resources at
          ${phoneLink(phones.humanResources)}, or pick up the printed list at the front desk.</p>`,
        },
        {
          title: "Apply",
          html: html`<p>With the form below each job, or by mail to Human Resources, {address}, {town},
          NE 69199. Name the job and a phone number. We answer within five working days, even when the answer is no.</p>`,
        },
        {
          title: "Come and look",
          html: html`<p>You meet the people you would work with and follow one of them for two hours. We pay mileage
          beyond 50
            miles and one night in the Lodging Program rooms.</p>`,
        },
        {
          title: "Get an offer in writing",
          html: html`<p>With pay, shifts and benefits. After you accept, we check your license, references and
          background, and you
            have a TB test and shots at no cost.</p>`,
        },
        {
          title: "Start with a partner",
          html: html`<p>Your first day is a Monday. A named colleague works beside you for the first weeks. New
          nurses join the
            one-year Nurse Residency Program, which the Foundation helps pay for.</p>`,
        },
      ],
    }),
    accordion({
      heading: "Students, volunteers and doctors",
      items: [
        {
          title: "I am a student",
          html: html`<p>We take students in nursing, medicine, therapy, imaging and laboratory from any school that
          has an agreement
            with us. High school students 16 and older can shadow for a day. Call ${phoneLink(phones.humanResources)} a
            month ahead.</p>`,
        },
        {
          title: "I want to volunteer",
          html: html`<p>Drivers, front-desk hosts, gardeners and readers are always needed, two hours a week or
          more. Call
            ${phoneLink(phones.communityHealth)}. You need a flu shot and a background check; we pay for both.</p>`,
        },
        {
          title: "I am a doctor, PA or nurse practitioner",
          html: html`<p>Call Dr. Elena Marsh through ${phoneLink(phones.main)}. We can tell you in ten minutes about
          call, pay, loan
            repayment and the fishing.</p>`,
        },
        {
          title: "Equal opportunity",
          html: html`<p>We hire without regard to race, color, religion, sex, gender identity, sexual orientation,
          national origin,
            age, disability, genetic information or service in the armed forces. We welcome people who have served
            time; ask us how we look at it.</p>`,
        },
      ],
    }),
    contactFacts({
      heading: "Human resources",
      items: [
        {
          label: "Jobs and applications",
          phone: phones.humanResources,
          email: "careers@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
          text: "Ground floor of the main hospital, room 108.",
        },
      ],
    }),
  ],
};
