import { accordion, contactFacts, hero, imageId, newsList, newsletter, richText, table } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones, phoneText } from "../phones";
import type { PageContent } from "../types";

export const newsroom: PageContent = {
  path: "/newsroom",
  title: "Newsroom",
  description: text`For reporters and neighbors: whom to call for news about {shortName}, facts about the hospital,
  pictures, and how to
    get meeting notices.`,
  picture: "scene-news-spring",
  blocks: [
    hero({
      heading: "Newsroom",
      lead: text`News of the hospital goes to the {town} paper, the radio station and the board outside the
      front desk on the day it
        happens. Reporters can reach a person at any hour.`,
      image: imageId("scene-news-spring"),
      actions: [
        {
          label: `Call the newsroom: ${phoneText(phones.newsroom)}`,
          href: `tel:+1${phones.newsroom}`,
          kind: "primary",
        },
        { label: "Email us", href: "mailto:news@prairielantern.example", kind: "secondary" },
      ],
    }),
    newsList({ heading: "What is new", whenNone: "Nothing new today." }),
    newsletter({
      heading: "News by email",
      intro: text`What your gifts do, classes before they fill up, and what is new here: a few times a year.`,
    }),
    contactFacts({
      heading: "For reporters",
      items: [
        {
          label: "Communications, Nick Halloran",
          phone: phones.newsroom,
          email: "news@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
          text: "We call back within two hours on a workday. Tell us your deadline.",
        },
        {
          label: "Nights and weekends",
          phone: "{phone}",
          hours: "Any hour",
          text: "Ask for the house supervisor and say that you are a reporter.",
        },
      ],
    }),
    table({
      heading: "Facts you can quote",
      caption: "{hospital} in figures, November 2026",
      columns: ["Fact", "Figure"],
      rows: [
        ["Founded", "1951, by 212 farm families"],
        ["Kind of hospital", "Nonprofit, critical-access, trauma level IV"],
        ["Beds", "20"],
        ["Places of care", "6, in {town}, Willow Bend and Plum Valley"],
        ["People employed", "About 240"],
        ["People served", "Alder County and its neighbors; {town} has 4,100 people"],
        ["Chief executive", "Joan Petersen, RN"],
        ["Chief medical officer", "Elena Marsh, MD, FAAFP"],
      ],
    }),
    accordion({
      heading: "Questions reporters and neighbors ask",
      items: [
        {
          title: "How is a patient doing?",
          html: html`<p>Give the full name. If the patient agrees we say one of four words: good, fair, serious or
          critical. We do not say more, and
            we do not say whether a person is here if they asked us not to. After an accident with many people hurt, we give numbers every two
            hours.</p>`,
        },
        {
          title: "May I film or take pictures?",
          html: html`<p>Outside, from the street, always. On the grounds and inside only with one of us beside you,
          and no patient in the
            picture unless they signed. Call ahead: ${phoneLink(phones.newsroom)}.</p>`,
        },
        {
          title: "Can I talk with a doctor about a health question?",
          html: html`<p>Yes. Give us the topic and the deadline; for most topics we find someone the same day, in Spanish too.</p>`,
        },
        {
          title: "May I use your name, logo and pictures?",
          html: html`<p>For news about the hospital, yes; write to
          <a href="mailto:news@prairielantern.example">news@prairielantern.example</a> and we
            send files. Not in advertising.</p>`,
        },
        {
          title: "How can I get the news myself?",
          html: html`<p>Ask to be on the list for press notices by email, or for the Foundation's printed letter, twice a year. Both are free:
            ${phoneLink(phones.newsroom)}. With a news reader you can follow <a href="/newsroom/feed.xml">our news</a> and
            <a href="/blog/feed.xml">our health advice</a> without telling us who you are.</p>`,
        },
      ],
    }),
    richText({
      ground: "sand",
      html: html`
        <h2>Public notices</h2>
        <p>Board meetings are on the fourth Monday of the month at 6:00 PM in the Cottonwood Room of the main
        hospital. The agenda is posted by the front door three days ahead. Minutes, the yearly budget, the tax return (Form 990) and the county health report
        are free to read and copy: ask at the front desk or call ${phoneLink(phones.main)}.</p>`,
    }),
  ],
};
