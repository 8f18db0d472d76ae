import { accordion, contactFacts, hero, imageId, richText, steps, table } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText } from "../phones";
import type { PageContent } from "../types";

export const classesAndEducation: PageContent = {
  path: "/classes-and-education",
  title: "Classes & Education",
  description: text`Classes on birth, babies, new joints, weight-loss surgery and knee safety: who they are for,
  what they cost, what to
    bring and how to sign up.`,
  picture: "scene-classes",
  blocks: [
    hero({
      heading: "Classes & Education",
      lead: text`Small groups, taught by the people who will look after you. Register here in two minutes, or by phone:
        ${phoneText(phones.classes)}.`,
      image: imageId("scene-classes"),
      actions: [{ label: "Other events", href: "/events", kind: "secondary" }],
    }),
    table({
      heading: "All classes",
      caption: "What each class costs, how long it takes and how often it is held",
      columns: ["Class", "For", "Length", "How often", "Cost"],
      rows: [
        [
          "Birth Place Tour",
          "Expecting families",
          "One hour",
          "Every Tuesday evening, and by request",
          "Free",
        ],
        [
          "Childbirth",
          "Pregnant women and a partner",
          "Four evenings or one Saturday",
          "Every two months",
          "$40 a couple",
        ],
        ["Breastfeeding Class", "Pregnant women and a partner", "Two hours", "Every month", "Free"],
        [
          "Newborn Care Class",
          "New and expecting parents, grandparents",
          "Three hours",
          "Every two months",
          "$15 a family",
        ],
        ["Joint Replacement", "People scheduled for a new knee or hip", "Two hours", "Twice a month", "Free"],
        [
          "Surgical Weight Loss Seminar",
          "Adults thinking about surgery",
          "One hour, here or by video",
          "Every month",
          "Free",
        ],
        [
          "Surgical Weight Loss Support Group",
          "People before or after surgery",
          "90 minutes",
          "Every month",
          "Free",
        ],
        ["Sportsmetrics", "Athletes 12 to 18", "Six weeks, three times a week", "Before each season", "$60"],
      ],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>Having a baby</h2>
        <h3 id="birth-place-tour">Birth Place Tour</h3>
        <p>See the rooms, the tub and the nursery, meet a nurse, and learn which door to use at night. Come any time
        after 20 weeks; bring
        your children if you like. Call the Birth Place: ${phoneLink(phones.birthPlace)}. Have your due date and your provider's name ready.</p>
        <h3 id="childbirth">Childbirth</h3>
        <p>What labor is like, ways to ease pain with and without medicine, when to come in, cesarean birth, and the
        first
        hours after. Sofia Herrera, midwife, teaches it with the Birth Place nurses. Start at about 28 weeks. Wear
        soft clothes and
        bring two pillows. We also teach it in Spanish.</p>
        <h3 id="breastfeeding">Breastfeeding Class</h3>
        <p>How to begin, how to know the baby gets enough, pumps, and going back to work. A certified lactation
        nurse teaches it.
        Partners are welcome. Spanish on request.</p>
        <h3 id="newborn-care">Newborn Care Class</h3>
        <p>Feeding, bathing, safe sleep, crying, fever, car seats and baby CPR on a doll. Grandparents come with the
        family at no extra
        cost.</p>
        <h2>Before and after surgery</h2>
        <h3 id="joint-replacement">Joint Replacement</h3>
        <p>Everything about your new knee or hip: the weeks before, the day, the walk on the first afternoon, the
        house, the stairs and the
        pain plan. Dr. Hruska and a therapist teach it. Come two to six weeks before surgery and bring the person
        who will help
        you at home. If you cannot come, call; we do it by video.</p>
        <h3 id="weight-loss">Surgical Weight Loss Seminar</h3>
        <p>Dr. Tran explains who surgery helps, the two operations done here, the risks, the six months of
        preparation, and which plans pay. Nobody is weighed, and you do not have to decide anything. The seminar comes before a first visit.</p>
        <h3 id="support-group">Surgical Weight Loss Support Group</h3>
        <p>For people who are waiting for surgery, or who had it last month or ten years ago. A dietitian is there, and Dr. Tran
        most times. Bring a
        friend. Come once or every time.</p>
        <h2>For athletes</h2>
        <h3 id="sportsmetrics">Sportsmetrics</h3>
        <p>Jump and landing training that makes torn knee ligaments less likely, especially for girls. Tessa Vance,
        PA-C, leads it in the {town} high school gym. Bring court shoes, water and a parent's signature. We measure jumps at the start and the
        end.</p>`,
    }),
    steps({
      heading: "How to sign up",
      items: [
        {
          title: "Register here",
          html: html`<p>Choose a date above and press Register. We ask for a name, an address and an email, and for some
            classes a birth date or due date. You may register someone else: give their name and your email.</p>`,
        },
        {
          title: "Pay, if there is a fee",
          html: html`<p>By card, on the page that follows; we hold your seat while you pay. If the fee is a problem, call
            ${phoneLink(phones.classes)}: the Foundation pays it and no one in the room knows.</p>`,
        },
        {
          title: "Get the details",
          html: html`<p>You get an email with the room, the door, a calendar entry and a private link to change or cancel. We remind you two days before and on the day.</p>`,
        },
        {
          title: "If you cannot come",
          html: html`<p>Open your private link and choose Cancel, or call ${phoneLink(phones.classes)}
            (${phoneLink(phones.birthPlace)} for the Birth Place Tour). Up to 48 hours ahead you get your money back. Someone is
            usually waiting for the seat, and you may give it to someone you know.</p>`,
        },
      ],
    }),
    accordion({
      heading: "Questions people ask",
      items: [
        {
          title: "Where are the classes?",
          html: html`<p>In the Cottonwood Room on the ground floor of the <a href="/location/main-hospital">main
          hospital</a>, unless your email says otherwise. Use the main entrance; after 8:30 PM a volunteer lets you out. Parking is free.</p>`,
        },
        {
          title: "What if the class is full?",
          html: html`<p>Join the waitlist: your private link says where you stand. A seat that becomes free is offered
            in that order, by email, and kept for you for a day. If a childbirth class is full, we add one rather than let you wait past your due date.</p>`,
        },
        {
          title: "Can I have an interpreter?",
          html: html`<p>Yes, free, including sign language. Tell us five working days ahead: ${phoneLink(phones.languageHelp)}.</p>`,
        },
        {
          title: "Are there other courses?",
          html: html`<p>CPR, AED and Stop the Bleed come to your school, church or shop, and there is a group for
          quitting tobacco: see the
            <a href="/community-health-partnership">Community Health Partnership</a>. Diabetes teaching is by
            appointment:
            <a href="/specialty/diabetes-nutrition">diabetes and nutrition</a>.</p>`,
        },
      ],
    }),
    contactFacts({
      heading: "Whom to call",
      items: [
        {
          label: "Classes, and to cancel one",
          phone: phones.classes,
          email: "classes@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
        },
        {
          label: "The Birth Place: tours, and to cancel one",
          phone: phones.birthPlace,
          hours: "Open 24 hours, every day",
        },
      ],
    }),
  ],
};
