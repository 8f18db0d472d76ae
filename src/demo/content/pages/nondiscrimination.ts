import { contactFacts, hero, imageId, richText } from "../blocks";
import { html, text } from "../html";
import { languageNotices } from "../language-notices";
import { phoneLink, phones, phoneText, publicLines } from "../phones";
import type { PageContent } from "../types";

export const nondiscrimination: PageContent = {
  path: "/nondiscrimination",
  title: "Nondiscrimination and language help",
  description: text`We treat everyone fairly and give free interpreters and aids. How to ask, how to file a
  grievance, and the notice
    in 15 languages.`,
  picture: "scene-contact",
  blocks: [
    hero({
      heading: "Nondiscrimination and language help",
      lead: text`You have the right to be treated fairly, and to understand and be understood, here. Interpreters
      and other
        help cost you nothing.`,
      image: imageId("scene-contact"),
      actions: [
        {
          label: `Interpreter: ${phoneText(phones.languageHelp)}`,
          href: "tel:{languagePhone}",
          kind: "primary",
        },
        { label: "Read in your language", href: "#languages", kind: "secondary" },
      ],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>Discrimination is against the law</h2>
        <p>{hospital} follows the federal civil rights laws, including Section 1557 of the
        Affordable
        Care Act. We do not discriminate on the basis of race, color, national origin (which includes limited
        English and
        first language), age, disability, or sex (which includes pregnancy and related conditions, sex
        characteristics, sexual orientation, gender identity and sex stereotypes). We do not exclude people or treat
        them
        less well because of any of these.</p>
        <h2>What we do for you, free and without delay</h2>
        <ul>
          <li><strong>For people with disabilities:</strong> changes in how we do things, and aids such as qualified
          sign language
          interpreters, captions, large print, and files that screen readers can read.</li>
          <li><strong>For people whose first language is not English:</strong> qualified interpreters in more than
          200 languages by
          phone or video at any hour, and papers in your language.</li>
        </ul>
        <p>You do not need to bring your own interpreter, and please do not use a child as one. Call
        ${phoneLink(phones.languageHelp)}, or say the name of your language at any desk. If you are deaf or hard of
        hearing, dial
        711 and give that number.</p>`,
    }),
    richText({
      ground: "mist",
      html: html`
        <h2 id="languages">The notice in 15 languages</h2>
        <p>Each says: we offer free language help and aids; call the number, or speak with your provider. Don't see your language? Call, and say its name in English.</p>
        ${languageNotices}`,
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>How to file a grievance</h2>
        <p>If you believe that we failed to give this help, or that we discriminated, you can file a grievance with
        our civil rights
        coordinator, Marion Vesely, within 60 days of learning of it.</p>
        <ul>
          <li>In person or by mail: Civil Rights Coordinator, {address}, {town}, NE 69199</li>
          <li>Phone: ${phoneLink(phones.patientAdvocate)} (deaf or hard of hearing: dial 711 first)</li>
          <li>Fax: ${phoneText(phones.faxPatientAdvocate)}</li>
          <li>Email: <a href="mailto:civilrights@prairielantern.example">civilrights@prairielantern.example</a></li>
        </ul>
        <p>She helps you write it if you wish, answers in writing within 30 days, and tells you how to appeal. No
        one may
        punish you for filing.</p>
        <h3>To the federal government</h3>
        <p>You can also file a civil rights complaint with the U.S. Department of Health and Human Services, Office
        for Civil
        Rights:</p>
        <ul>
          <li>Online: <a href="https://ocrportal.hhs.gov/ocr/portal/lobby.jsf">ocrportal.hhs.gov</a></li>
          <li>By mail: 200 Independence Avenue SW, Room 509F, HHH Building, Washington, DC 20201</li>
          <li>By phone: ${phoneLink(publicLines.civilRightsOffice)}, TDD
          ${phoneLink(publicLines.civilRightsOfficeTdd)}</li>
        </ul>
        <p>Complaint forms: <a href="https://www.hhs.gov/ocr/complaints/index.html">hhs.gov/ocr/complaints</a>.</p>`,
    }),
    contactFacts({
      heading: "Whom to call",
      items: [
        { label: "Interpreters and language help", phone: "{languagePhone}", hours: "Any hour" },
        {
          label: "Civil rights coordinator, Marion Vesely",
          phone: phones.patientAdvocate,
          email: "civilrights@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 4:30 PM",
        },
      ],
    }),
  ],
};
