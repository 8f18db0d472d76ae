import { accessibilityFacts } from "../accessibility-facts";
import { contactFacts, hero, imageId, richText, table } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import type { PageContent } from "../types";

const { criteria, failures, asOf } = accessibilityFacts();

export const accessibility: PageContent = {
  path: "/accessibility",
  title: "Accessibility",
  description: text`How this website and our buildings work for people with disabilities, what does not work yet,
  and how to tell us
    or get help another way.`,
  picture: "scene-privacy",
  blocks: [
    hero({
      heading: "Accessibility",
      lead: text`Everyone should be able to use this site and walk or roll through our doors. Here is what you can
      expect, what we
        have not solved yet, and what to do if something stops you.`,
      image: imageId("scene-privacy"),
      actions: [],
    }),
    contactFacts({
      heading: "If something stops you",
      items: [
        {
          label: "Tell us, or get it another way",
          phone: phones.patientAdvocate,
          email: "access@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 4:30 PM",
          text: text`Say which page or door it was and what happened. We answer within two working days, and in the meantime give you what you needed by phone, mail, large print or in person. If you are deaf or hard of hearing, dial 711
            and give
            this number.`,
        },
      ],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>This website</h2>
        <p>Our goal is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, on every page. You should be
        able to:</p>
        <ul>
          <li>do everything with a keyboard alone, and always see where you are;</li>
          <li>make the text twice as large, or zoom to 400%, without scrolling sideways;</li>
          <li>use a screen reader, voice control or your own colors;</li>
          <li>do everything without dragging, without sound, without moving pictures and with scripts switched off;</li>
          <li>make mistakes in a form and keep what you typed.</li>
        </ul>
        <h3>How we check</h3>
        <p>Before each change goes live, automatic tests go through every page on a small and a large screen. They
        look for
        errors against WCAG 2.2 A and AA, use the keyboard alone, and measure colors and the size of what you tap.
        People then look at the pages. Automatic tests find only part of what can be wrong, so your report
        matters.</p>
        <h3>How far we are</h3>
        <p>Levels A and AA have ${String(criteria.all)} criteria. Tests show ${String(criteria.tested)} of them before
        each change. ${String(criteria.reviewed)} were checked by a person. ${String(criteria.untested)} are not
        tested, because they are about things that this site does not have, such as live video. The list below says
        where we fall short. So the site meets the guidelines in part.</p>`,
    }),
    table({
      heading: "What does not work yet",
      caption: `Known problems, as of ${asOf}, and the way around each of them`,
      columns: ["Problem", "What you can do now", "What we are doing about it"],
      rows: failures.map(({ problem, way, plan }) => [problem, way, plan]),
    }),
    richText({
      ground: "sand",
      html: html`
        <h2>Our buildings</h2>
        <p>All six places have a way in without steps, accessible parking and accessible restrooms. Details are on each place's page under “Entrance”, “Parking” and “Accessibility”: see
        <a href="/specialties-and-locations">specialties and locations</a>.</p>
        <ul>
          <li><strong>Lowering exam tables</strong> are in every place; lifts are in the main hospital, the family
          clinic,
          Medical Imaging and Sandhill Specialty Center. Ask when you book.</li>
          <li><strong>Sign language</strong> interpreters come in person with two working days' notice, and by video
          at any hour:
          ${phoneLink(phones.languageHelp)}. It is free.</li>
          <li><strong>Service animals</strong> are welcome wherever you go in your own clothes.</li>
          <li><strong>A quiet place to wait</strong> is there for you in every clinic; tell the front desk.</li>
          <li><strong>Papers</strong> come in large print, by email for your screen reader, or read aloud. Braille takes
          five working days.</li>
        </ul>
        <h2>If we do not fix it</h2>
        <p>You may file a grievance. Our <a href="/nondiscrimination">nondiscrimination notice</a> says how, and how
        to complain to
        the federal government.</p>
        <p>This statement is dated ${asOf}. We look at it again every six months and whenever
        something on this
        list changes.</p>`,
    }),
  ],
};
