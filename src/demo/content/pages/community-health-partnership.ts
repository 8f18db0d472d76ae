import { cards, contactFacts, hero, imageId, mobileUnit, richText, table } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText, publicLines } from "../phones";
import type { PageContent } from "../types";

export const communityHealthPartnership: PageContent = {
  path: "/community-health-partnership",
  title: "Community Health Partnership",
  description: text`CHP brings rides, blood pressure checks, safe-home visits, food boxes and help with farm stress
  to people in
    Alder County. Nearly all of it is free.`,
  picture: "scene-community-health-partnership",
  mayBeCounted: true,
  blocks: [
    hero({
      eyebrow: "CHP",
      heading: "Community Health Partnership",
      lead: text`Most of what keeps people well happens outside a hospital. CHP is eleven local groups that do it
      together: rides,
        food, safe homes, shots, and someone to call when the farm is in trouble.`,
      image: imageId("scene-community-health-partnership"),
      actions: [
        {
          label: `Call ${phoneText(phones.communityHealth)}`,
          href: `tel:+1${phones.communityHealth}`,
          kind: "primary",
        },
        { label: "See classes and events", href: "/classes-and-education", kind: "secondary" },
      ],
    }),
    mobileUnit({
      heading: "The mobile unit comes to you",
      intro: text`A nurse, a chair and a blood pressure cuff on wheels. Just walk up. Everything is free, and you need no insurance card.`,
      atMost: 6,
      whenNone: "The unit is in the garage. New stops are set each month.",
    }),
    table({
      heading: "What you can use",
      caption: "Services of the partnership, where and when they are, and what they cost",
      columns: ["What", "Where and when", "Cost", "How"],
      rows: [
        [
          "Lantern Rides: a volunteer drives you to a visit and waits",
          "Anywhere in the county, weekdays 7:00 AM to 5:00 PM; wheelchair van on Tuesday and Thursday",
          "Free",
          "Call two working days ahead",
        ],
        [
          "Blood pressure and sugar check",
          "{town} library, first Tuesday, 9:00 to 11:00 AM",
          "Free",
          "Walk in",
        ],
        [
          "Safe-home visit: a therapist looks for what could make you fall",
          "At your home, for anyone over 60 or unsteady",
          "Free, with grab bars up to $150",
          "Call",
        ],
        [
          "Lantern Box: a week of food with recipes",
          "All three clinics, second and fourth Friday",
          "Free",
          "Ask any nurse",
        ],
        [
          "Flu shots at the elevator",
          "Co-op elevators, October evenings",
          "Free under most plans",
          "Walk in",
        ],
        [
          "Quit-tobacco group",
          "Main hospital, Monday 5:30 PM, six weeks",
          "Free, with patches",
          `Call; at any hour the state quitline, ${phoneText(publicLines.quitline)}`,
        ],
        [
          "CPR, AED and Stop the Bleed",
          "Your school, church or shop",
          "Free for groups of 8 to 20",
          "Call a month ahead",
        ],
        ["Car seat check", "{town} fire hall, third Saturday, 9:00 to 11:00 AM", "Free", "Walk in"],
      ],
    }),
    richText({
      ground: "mist",
      html: html`
        <h2>When the farm is in trouble</h2>
        <p>Prices, weather, debt and worn-out bodies make people ill. Two CHP workers, Deb Osterman and Tomás
        Rivera, come to
        your kitchen table. They know banks, mediation, FSA forms and feed bills, and they know when somebody
        should not be alone. It is free and private. Call ${phoneLink(phones.communityHealth)}.</p>
        <p>At night, farm and ranch families can call the Nebraska Rural Response Hotline,
        ${phoneLink(publicLines.ruralResponse)}.
        If you are thinking of ending your life, call or text <a href="tel:988">988</a>. If someone is in danger now, call
        <a href="tel:911">911</a>.</p>
        <h2>Not safe at home?</h2>
        <p>The National Domestic Violence Hotline answers at any hour: ${phoneLink(publicLines.domesticViolence)}.
        Our social
        workers can talk with you alone at any visit: ${phoneLink(phones.socialWork)}.</p>`,
    }),
    cards({
      heading: "What we work on, and why",
      intro: text`Every three years we ask people in the county what they need most for their health. In 2025, 812
      households answered our survey, and we held six evening discussions. The partnership works on these three needs.`,
      items: [
        {
          title: "Mental health",
          text: text`One adult in five had a month with more bad days than good. Our goal by 2028: a first counseling
            visit within ten days for everyone.`,
        },
        {
          title: "Getting to care",
          text: text`One household in nine put off a visit because they had no ride. Our goal: 2,500 Lantern Rides a
            year, and evening hours in every clinic.`,
        },
        {
          title: "Diabetes",
          text: text`One adult in seven has diabetes. Our goal: a blood test within the last year for nine in ten people
            over 45.`,
        },
      ],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>Who the partners are</h2>
        <p>{hospital}; the schools of {town}, Willow Bend and Plum Valley; the county's
        five
        volunteer fire and ambulance squads, who count as one; the Alder County Extension Office; the library; the
        ministerial association; the area agency on aging; the food pantry; and the farmers' co-op.</p>
        <h2>How to help</h2>
        <ul>
          <li><strong>Drive.</strong> Two rides a month is enough. You need a license, insurance, a car with four doors
          and a background check. We pay mileage.</li>
          <li><strong>Pack.</strong> Lantern Boxes are packed on the second and fourth Thursday at 4:00 PM at the food
          pantry. Children eight and older may come with an adult.</li>
          <li><strong>Come and argue.</strong> The partners meet on the second Wednesday of every other month at
          noon in the
          Cottonwood Room, starting in January. Soup is provided.</li>
        </ul>
        <p>Read the <a href="/financial-assistance/community-health-needs-2025">full report on the county's health</a>. A
        printed copy is free; call or write to us, or ask at the library.</p>`,
    }),
    contactFacts({
      heading: "Reach CHP",
      items: [
        {
          label: "CHP office and Lantern Rides",
          phone: phones.communityHealth,
          email: "chp@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
          text: "Old bank annex, 120 Main Street, {town}. Step-free from the alley.",
        },
      ],
    }),
  ],
};
