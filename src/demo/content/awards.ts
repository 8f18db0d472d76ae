import type { DataOf } from "~/content/define-content-type";
import type { awardType } from "~/features/forms/award/definition";
import { demoId } from "../demo-id";
import { imageId } from "./blocks";
import { html, text } from "./html";

/** The awards of the demo hospital. */
export const awards: Omit<DataOf<typeof awardType>, "plainWords">[] = [
  {
    title: "The Lantern Award",
    slug: "lantern",
    lead: text`For a nurse who kept a light on for you. Three are given each May, during National Nurses Week.`,
    body: html`<h2>How it works</h2>
      <p>Anyone may nominate a nurse, as often as they like. Every nurse who is named gets your words, whether or not they receive the award.</p>
      <p>In April five people read all the stories without the names: two former patients, a nurse from another hospital, a chaplain and someone from the board. They choose by what was done, not by how many wrote.</p>
      <h2>What they get</h2>
      <p>A lantern made by the shop class of {town} High School, a day off, and a page on our wall by the main door.</p>`,
    image: imageId("scene-location-main-hospital"),
    form: demoId("form", "lantern-award"),
  },
  {
    title: "The Helping Hand Award",
    slug: "helping-hand",
    lead: text`For someone who is not a nurse or a doctor, and who keeps this place running.`,
    body: html`<h2>Who can be nominated</h2>
      <p>Anyone who cleans, cooks, repairs, drives, counts, answers the phone or volunteers. Each season one of them is thanked in
        front of everybody, with soup.</p>
      <p>You do not need to know their name. The place, the day and what they were wearing are enough for us to find them.</p>`,
    image: imageId("scene-contact"),
    form: demoId("form", "helping-hand-award"),
  },
];
