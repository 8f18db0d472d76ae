import { cards, contactFacts, hero, imageId, richText, table } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText } from "../phones";
import type { PageContent } from "../types";

export const events: PageContent = {
  path: "/events",
  title: "Events",
  description: text`The Lantern Harvest supper, blood drives, farm safety day, support groups and board meetings:
  when they are, whom they are
    for, what they cost.`,
  picture: "scene-harvest-night",
  blocks: [
    hero({
      heading: "Events",
      lead: text`What happens here every month and every year. Most need no sign-up: just come. To bring a group, call
        ${phoneText(phones.classes)}.`,
      image: imageId("scene-harvest-night"),
      actions: [
        { label: "See the classes", href: "/classes-and-education", kind: "primary" },
        { label: "Rural health conference", href: "/conference-registration", kind: "secondary" },
      ],
    }),
    table({
      heading: "Every week and month",
      caption: "Groups and meetings that are held regularly, and who may come",
      columns: ["What", "When and where", "For", "Cost"],
      rows: [
        [
          "Grief group",
          "Every Thursday 5:30 PM, Alder Creek Family Clinic",
          "Anyone who has lost someone; come once or every time",
          "Free",
        ],
        [
          "Blood pressure and sugar check",
          "First Tuesday 9:00 AM, {town} library",
          "Everyone; walk in",
          "Free",
        ],
        [
          "Caregivers' coffee",
          "Second Friday 10:00 AM, Lantern Café",
          "People who look after a relative; bring them along",
          "Free",
        ],
        [
          "New parents' morning",
          "Third Wednesday 9:30 AM, the Birth Place lounge",
          "Parents with a baby under one",
          "Free",
        ],
        [
          "Car seat check",
          "Third Saturday 9:00 AM, {town} fire hall",
          "Families; bring the car and the child",
          "Free",
        ],
        [
          "Cancer survivors' supper",
          "Fourth Tuesday 6:00 PM, Cottonwood Room",
          "People during and after treatment, with one guest",
          "Free",
        ],
        ["Board meeting", "Fourth Monday 6:00 PM, Cottonwood Room", "Everyone", "Free"],
      ],
    }),
    cards({
      heading: "Every year",
      items: [
        {
          title: "Lantern Harvest supper",
          text: text`Third Saturday of September, on the hospital lawn. Pork, sweet corn, pie, the town band; at
          dusk everyone lights a lantern.
            $12, children free. The money goes to the Foundation.`,
        },
        {
          title: "Farm Safety Day for children",
          text: text`First Friday of June at the fairgrounds, 9:00 AM to 2:00 PM, ages 6 to 12. Grain, tractors,
          animals, sun and water, with lunch.
            Free; sign up by May 15.`,
        },
        {
          title: "Lantern Walk",
          text: text`First Saturday of October: three miles or one, for the Pink Ribbon Program. $20 with a shirt.
          Strollers and
            wheelchairs are fine on the one-mile loop.`,
        },
        {
          title: "Quilt days",
          text: text`A Friday and Saturday, 9:00 AM to 4:00 PM, in the Cottonwood Room. Quilters finish the quilts that people choose
          on their first day of
            chemotherapy. Bring a machine or just your hands.`,
        },
        {
          title: "Blood drive",
          text: text`Every eight weeks in the Cottonwood Room, noon to 6:00 PM. You need ID and a good lunch. Call for the next date, and to book a time.`,
        },
        {
          title: "Annual meeting",
          text: text`Second Monday of May, 7:00 PM, high school cafeteria. The year's report, questions, and the
          election of board members. Any adult in the county may vote.`,
        },
      ],
    }),
    richText({
      ground: "sand",
      html: html`
        <h2>Before you come</h2>
        <ul>
          <li><strong>Where:</strong> the Cottonwood Room is on the ground floor of the
          <a href="/location/main-hospital">main
          hospital</a>, left of the front desk. Parking is free.</li>
          <li><strong>Need help to take part?</strong> Sign language, an interpreter, a seat near the door, food you
          can eat: tell us five
          working days ahead, ${phoneLink(phones.languageHelp)}. A ride: ${phoneLink(phones.communityHealth)}.</li>
          <li><strong>Bad weather:</strong> if the schools of {town} close, so do our events that day. The radio and our main phone line say so by 7:00 AM.</li>
        </ul>`,
    }),
    contactFacts({
      heading: "Ask about an event",
      items: [
        {
          label: "Classes and events",
          phone: phones.classes,
          email: "classes@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
        },
      ],
    }),
  ],
};
