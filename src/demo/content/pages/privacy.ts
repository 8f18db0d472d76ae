import { accordion, contactFacts, hero, imageId, richText } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import type { PageContent } from "../types";

export const privacy: PageContent = {
  path: "/privacy",
  title: "Privacy",
  description: text`What this website knows about you (very little), how we use and share your medical information,
  and the rights
    you have over your chart.`,
  picture: "scene-privacy",
  blocks: [
    hero({
      heading: "Privacy",
      lead: text`Two things are private: what you do on this website, and what is in your medical chart. This page
      is about both, in
        plain words.`,
      image: imageId("scene-privacy"),
      actions: [],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>This website</h2>
        <ul>
          <li><strong>No trackers.</strong> No advertising, no analytics company, no social network learns that you
          were here. The
          fonts, pictures and maps come from us.</li>
          <li><strong>What you search for</strong> is counted without your name, so that we learn which words people
          use. The counts
          are cleared regularly.</li>
          <li><strong>Cookies:</strong> you can read every page without one. A sign-in cookie is set only for our
          own staff.</li>
          <li><strong>Your browser remembers</strong> small things for you, such as the list of specialties. If you
          came here from one of
          our mailings, it also remembers which one for seven days, and sends that along only if you fill in a
          form.</li>
          <li><strong>Our server's log</strong> keeps the time, the page and a number for each request, to find errors and attacks. It
          leaves out what you typed.</li>
        </ul>
        <h3>When you send us a form</h3>
        <p>We use what you write for that purpose and nothing else. Answers about your health are stored encrypted,
        can be read only
        by the staff who need them, and each reading is recorded. They are deleted after a set time. The email that
        tells our
        staff about a new form does not contain your answers.</p>
        <p>When you give or pay for a class, a payment company takes your card number. We never see or keep it.</p>
        <p>We do not sell or rent names or addresses to anyone.</p>
        <h3>Other sites we link to</h3>
        <p>The patient portal, the billing site and map services have their own rules. Links to them are marked.</p>`,
    }),
    richText({
      ground: "sand",
      html: html`
        <h2>Notice of privacy practices</h2>
        <p><strong>This notice describes how medical information about you may be used and disclosed and how you can
        get access to
        this information. Please review it carefully.</strong></p>
        <p>It applies to {hospital}, its clinics and centers, and everyone who works or
        volunteers there. It
        took effect on February 16, 2026.</p>
        <h3>We may use and share your information without asking</h3>
        <ul>
          <li><strong>To treat you:</strong> your surgeon sees what your family doctor wrote.</li>
          <li><strong>To be paid:</strong> your insurance learns what was done.</li>
          <li><strong>To run the hospital:</strong> to check quality, to train, and to be inspected.</li>
          <li><strong>When the law says so or allows it:</strong> to report certain infections, abuse or neglect;
          for a court's order; for organ donation; for medical examiners; for workers' compensation; to stop a serious and immediate danger to someone.</li>
        </ul>
        <h3>We ask you first</h3>
        <ul>
          <li>before we use your information for marketing or sell it, which we do not do;</li>
          <li>before we share a counselor's own notes, in most cases;</li>
          <li>before we share records of treatment for alcohol or drug use in ways that federal law protects, or use
          them in
          court against you;</li>
          <li>before your story or picture is used anywhere. You may take that back at any time.</li>
        </ul>
        <h3>You may say no</h3>
        <p>Tell us if you do not want to be listed when visitors ask for you, do not want us to talk with your
        family, or do not want
        letters from the Foundation. Each letter says how to stop them.</p>`,
    }),
    accordion({
      heading: "Your rights over your chart",
      items: [
        {
          title: "See it and get a copy",
          html: html`<p>On paper or as a file, within ten days; the law gives us 30. The first copy is free. Call
            ${phoneLink(phones.medicalRecords)} or use the <a href="/patient-portal">patient portal</a>.</p>`,
        },
        {
          title: "Correct it",
          html: html`<p>Write what is wrong and why. If we do not agree, we tell you why within 60 days, and you may
          add your own page
            to the chart.</p>`,
        },
        {
          title: "Choose how we reach you",
          html: html`<p>Another phone, another address, no voicemail. We agree to every request we can carry out,
          and you do not need to give a reason.</p>`,
        },
        {
          title: "Limit what we share",
          html: html`<p>You may ask. If you pay for something in full yourself and ask us not to tell your insurance, we must agree.</p>`,
        },
        {
          title: "Learn who has seen it",
          html: html`<p>You get a list of whom we shared it with in the last six years, apart from treatment,
          payment and running the
            hospital. One list a year is free.</p>`,
        },
        {
          title: "Have someone act for you",
          html: html`<p>A guardian, or the person in your health care power of attorney, may use these rights in your place.</p>`,
        },
        {
          title: "Be told of a breach",
          html: html`<p>If your information gets into the wrong hands, we write to you without delay and within 60 days at the latest.</p>`,
        },
        {
          title: "Complain",
          html: html`<p>To our privacy officer, or to the U.S. Department of Health and Human Services, Office for
          Civil Rights, 200
            Independence Avenue SW, Washington, DC 20201,
            <a href="https://www.hhs.gov/hipaa/filing-a-complaint/">hhs.gov/hipaa/filing-a-complaint</a>. We will
            not hold it
            against you.</p>`,
        },
      ],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>What we must do</h2>
        <p>The law requires us to keep your information private and safe, to follow this notice, and to give you a
        copy. If we change
        it, the new notice is posted here, at every front desk, and is yours for the asking.</p>`,
    }),
    contactFacts({
      heading: "Questions and paper copies",
      items: [
        {
          label: "Privacy officer, Helen Cada",
          phone: phones.privacyOffice,
          email: "privacy@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
          text: "Or by mail: Privacy Officer, {address}, {town}, NE 69199.",
        },
      ],
    }),
  ],
};
