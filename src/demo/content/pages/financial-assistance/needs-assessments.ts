import { richText, table } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones } from "../../phones";
import type { PageContent } from "../../types";
import { assistancePaths } from "./documents";

const comment = html`
  <h2>Tell us what you think</h2>
  <p>We read every comment on this report and on how we act on it. Call ${phoneLink(phones.communityHealth)}, write to
  Community Health, {address}, {town}, NE 69199, or email
  <a href="mailto:chp@prairielantern.example">chp@prairielantern.example</a>. Paper copies are free.</p>`;

export const healthNeeds2025: PageContent = {
  path: assistancePaths.needs2025,
  title: "Community Health Needs Assessment 2025",
  description: text`What people in our county need most for their health, whom we asked, and what the hospital will do about it through 2028.`,
  picture: "scene-community-health-partnership",
  offersPdf: true,
  blocks: [
    richText({
      ground: "paper",
      html: html`
        <h2>What this report is</h2>
        <p>Every three years we ask what the people around us need for their health. The hospital’s board adopted this
        report on September 24, 2025. It covers the county and the towns of {town}, Willow Bend and Plum Valley,
        where nine in ten of our patients live.</p>
        <h2>How we found out</h2>
        <ul>
          <li>A survey by mail and online, in English, Spanish and Vietnamese: 812 households answered.</li>
          <li>Six evening discussions: with farm families, older people, young parents, high school students, packing plant workers, and people who use the food pantry.</li>
          <li>Conversations with the health district, the schools, the sheriff, the churches and the clinics.</li>
          <li>Figures from the state and the census.</li>
        </ul>
        <p>The health district and people with low incomes took part from the start. We also read the eleven comments on our 2022 report, most of them about rides.</p>`,
    }),
    table({
      heading: "What people need most",
      caption:
        "The four needs that came first, by how many people they touch, how much harm they do, and what can be done",
      columns: ["Need", "What we heard", "What we will do through 2028"],
      rows: [
        [
          "Mental health",
          "One adult in five had a month with more bad days than good. The wait for a first counseling visit was seven weeks.",
          "Two more counselors, walk-in counseling on Thursdays, and counseling by video at all three clinics",
        ],
        [
          "Diabetes and weight",
          "One adult in seven has diabetes; half of them had no eye check in the last year.",
          "Eye checks in the mobile unit, a free class in each town, and a dietitian by video",
        ],
        [
          "Getting to care",
          "One household in nine put off a visit because they had no ride.",
          "Lantern Rides throughout the county, including evenings, and more visits by phone",
        ],
        [
          "Mothers and babies",
          "Three in ten mothers began care after the third month.",
          "A nurse who visits at home, and pregnancy care in Plum Valley every week",
        ],
      ],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>What we are not taking on</h2>
        <p>People also named housing and dental care. Others can do more about these than we can: the county’s housing
        office and the health district’s dental van. We help them with rooms and with money from the Foundation.</p>
        <h2>What came of the 2022 report</h2>
        <p>Lantern Rides began in 2023 and has driven 6,400 trips. The mobile unit gives shots and checks in 22 towns a
        year. The wait for a first visit with a counselor fell from eleven weeks to seven, which is still too
        long. The <a href="${assistancePaths.needs2022}">report of 2022</a> stays here for comparison.</p>
        ${comment}`,
    }),
  ],
};

export const healthNeeds2022: PageContent = {
  path: assistancePaths.needs2022,
  title: "Community Health Needs Assessment 2022",
  description: text`Our assessment of 2022: the three needs that people in the county named first, and what the hospital
  set out to do.`,
  picture: "scene-community-health-partnership",
  offersPdf: true,
  blocks: [
    richText({
      ground: "paper",
      html: html`
        <h2>What this report is</h2>
        <p>The hospital’s board adopted this report on September 28, 2022, for the years through 2025. The
        <a href="${assistancePaths.needs2025}">report of 2025</a> follows it.</p>
        <h2>How we found out</h2>
        <p>A survey that 640 households answered, four evening discussions, and figures from the state and the census. The
        health district, the schools and the food pantry took part.</p>`,
    }),
    table({
      heading: "What people needed most",
      caption: "The three needs that came first in 2022",
      columns: ["Need", "What we heard", "What we set out to do"],
      rows: [
        [
          "Getting to care",
          "One household in six put off a visit because they had no ride.",
          "Free rides to every visit, and a mobile unit",
        ],
        [
          "Mental health",
          "The wait for a first counseling visit was eleven weeks.",
          "One more counselor, and a psychiatrist by video",
        ],
        [
          "Diabetes and heart disease",
          "Four adults in ten did not know their blood pressure.",
          "Checks at churches, sale barns and the county fair",
        ],
      ],
    }),
    richText({ ground: "paper", html: comment }),
  ],
};
