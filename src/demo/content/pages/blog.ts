import { accordion, alert, blogList, cards, contactFacts, hero, imageId, richText } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import type { PageContent } from "../types";

export const blog: PageContent = {
  path: "/blog",
  title: "Health advice from your own clinic",
  description: text`Short, plain advice by the doctors, nurses and therapists of {shortName}: coughs, fevers,
  blood pressure, backs, falls,
    sugar and worry.`,
  picture: "scene-news-winter",
  blocks: [
    hero({
      heading: "Health advice from your own clinic",
      lead: text`What we tell people across the desk most often, in a page or less. It does not replace a visit; it
      may save you one, or
        tell you to come sooner.`,
      image: imageId("scene-news-winter"),
      actions: [
        { label: "Ask a nurse", href: "tel:{nurseLine}", kind: "primary" },
        { label: "Find a provider", href: "/provider-search", kind: "secondary" },
      ],
    }),
    alert({
      tone: "urgent",
      title: "Call 911 for these",
      html: html`<p>Chest pain or pressure, trouble breathing, a drooping face or weak arm, slurred speech, heavy
      bleeding, a seizure, or
        someone you cannot wake. For thoughts of suicide call or text <a href="tel:988">988</a>.</p>`,
    }),
    blogList({
      heading: "Latest advice",
      whenNone: "New advice is on its way. The articles below still apply.",
    }),
    accordion({
      heading: "Advice for now",
      items: [
        {
          title: "A cough: wait, call or come? By Greta Lindqvist, PA-C",
          html: html`<p>Most coughs come from a virus and last two to three weeks. Antibiotics do not shorten them.
          Rest, drink, and take
            honey in warm water (never for a baby under one year).</p>
            <p><strong>Call us</strong> if you cough for more than three weeks, have a fever for more than three
            days, bring up blood or lose weight. Call early if you have asthma, COPD or heart failure and it is
            worse than your usual.</p>
            <p><strong>Come now or call 911</strong> if you are struggling to breathe, your lips turn blue or gray, or your chest
            hurts.</p>`,
        },
        {
          title: "Fever in a child. By Hodan Warsame, MD",
          html: html`<p>A fever is 100.4 °F or more. It helps the body fight. Treat the child, not the number: if
          they drink and play, you can
            wait.</p>
            <p><strong>Under three months:</strong> call at once, day or night. <strong>Under two years:</strong>
            call if it lasts more than a day. <strong>Two years and older:</strong> call if it lasts more than three
            days. <strong>At any age</strong> call now for a rash, a stiff neck, ear pain, few wet diapers, or a
            child who is limp or cannot be comforted.</p>
            <p>Give acetaminophen by weight; ibuprofen only after six months of age. Never aspirin. If you are not sure of
            the dose, a nurse will work it out with you: ${phoneLink(phones.nurseLine)}.</p>`,
        },
        {
          title: "Taking blood pressure at home. By Elena Marsh, MD",
          html: html`<p>Use a cuff for the upper arm, of the right size. Sit for five minutes, back against the
          chair, feet flat, arm on the
            table. No coffee, tobacco or exercise in the half hour before. Do not talk. Take two readings a minute
            apart, morning and
            evening, for a week, and write them down.</p>
            <p>Most people should be below 130 over 80; yours may differ. Bring the paper. <strong>180 over 120 or
            more</strong>: wait
            five minutes and take it again. Still that high, but you feel well? Call the nurse line. With chest pain, a bad
            headache,
            weakness or trouble seeing: 911. You can borrow a cuff at any of our clinics.</p>`,
        },
        {
          title: "A back that went out. By Wade Merrick, PT",
          html: html`<p>Nine in ten are much better within six weeks, and moving helps more than bed. Walk a little
          every hour. Heat for 20
            minutes feels good. Lift close to the body and let someone else throw the bales for two weeks.</p>
            <p><strong>Go to the emergency department now</strong> if you cannot hold or pass urine, the skin
            between your legs is numb, or a leg gets weak. <strong>Come the same day</strong> if you have a fever,
            or if it began with a fall. Pain that has not eased after two weeks is a good reason to call therapy,
            ${phoneLink(phones.rehabilitation)}.</p>`,
        },
        {
          title: "Not falling this winter. By Abby Steinke, OTR/L",
          html: html`<p>Most falls happen at home, on the way to the bathroom. Take up loose rugs. Put a light where
          you can reach it from bed. Rails
            on both sides of the stairs. Wear shoes with backs, even indoors. Keep sand in a coffee can by the door for
            ice.</p>
            <p>Stand up slowly, especially if you take blood pressure pills. If you fell this year, tell us, even if nothing
            broke. A safe-home visit
            is free: ${phoneLink(phones.communityHealth)}.</p>`,
        },
        {
          title: "Sugar and the holiday table. By Peggy Wolf, RD",
          html: html`<p>Do not starve all day for one meal; it makes the sugar swing. Fill half the plate with
          vegetables, then choose one: potatoes, rolls
            or pie. Walk around the block afterward. If you take insulin for meals, check before you eat and two hours
            later, and
            have your plan for lows ready. Wine lowers sugar late at night; eat with it.</p>
            <p>One day does not undo a year. Go back to your usual plan the next morning.</p>`,
        },
        {
          title: "When a farmer goes quiet. By Robin Ashby, LICSW",
          html: html`<p>Watch for someone who stops coming to coffee, lets animals or machines go, gives things
          away, drinks more, or
            says that others would be better off. Say what you see. Ask straight out: “Are you thinking of killing
            yourself?”
            Asking does not plant the idea. It lets the person breathe.</p>
            <p>Stay with them. Put distance between them and guns. Call or text <a href="tel:988">988</a> together,
            or call
            ${phoneLink(phones.mentalHealth)} in the day. If they are about to act, call
            <a href="tel:911">911</a>.</p>`,
        },
      ],
    }),
    cards({
      heading: "More by topic",
      items: [
        {
          title: "Having a baby",
          text: "Tours, childbirth, feeding and newborn care.",
          href: "/classes-and-education",
          linkLabel: "Classes for parents",
        },
        {
          title: "Which scan, and how to get ready",
          text: "X-ray, CT, MRI, ultrasound and mammograms.",
          href: "/specialty/radiology",
          linkLabel: "About radiology",
        },
        {
          title: "Diabetes and food",
          text: "What a first visit with the dietitian is like.",
          href: "/specialty/diabetes-nutrition",
          linkLabel: "Diabetes and nutrition",
        },
      ],
    }),
    richText({
      ground: "sand",
      html: html`
        <h2>How we write</h2>
        <p>Each piece is written by the person named, read by a second clinician and by two patients, and looked at
        again every
        year. No company pays for it. The advice is for most people; your provider may have good reasons to tell you something else. If so, do that.</p>`,
    }),
    contactFacts({
      heading: "Suggest a topic, or ask for paper",
      items: [
        {
          label: "Tell us what you would like to read",
          phone: phones.newsroom,
          email: "news@prairielantern.example",
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
          text: "All of these are on paper in the waiting rooms, some in Spanish. We mail them free.",
        },
      ],
    }),
  ],
};
