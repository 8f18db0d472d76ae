import { alert, contactFacts, hero, imageId, richText, steps } from "../blocks";
import { html, text } from "../html";
import { phones, publicLines } from "../phones";
import type { PageContent } from "../types";

const ALWAYS = "Any hour";

export const emergency: PageContent = {
  path: "/emergency",
  title: "Emergencies",
  description: text`When to call 911, what happens when you come to the emergency department, and whom to call if you are
  not sure.`,
  picture: "scene-location-main-hospital",
  blocks: [
    hero({
      heading: "Emergencies",
      lead: text`If a life may be in danger, call 911. The emergency department is open 24 hours, every day, for everyone.`,
      image: imageId("scene-location-main-hospital"),
      actions: [{ label: "Call 911", href: "tel:911", kind: "primary" }],
    }),
    alert({
      tone: "urgent",
      title: "Call 911 first",
      html: html`<p>Call <a href="tel:911">911</a> for chest pain, trouble breathing, signs of a stroke, a bad injury, heavy
      bleeding, poisoning or a seizure. Do not drive yourself. If you are thinking of ending your life, call or text
      <a href="tel:988">988</a> at any hour.</p>`,
    }),
    steps({
      heading: "When you arrive",
      items: [
        {
          title: "A nurse sees you within minutes",
          html: html`<p>We treat the sickest person first, not the one who came first.</p>`,
        },
        {
          title: "We treat you and do tests",
          html: html`<p>We tell you what we think it is. If English is not your language, an interpreter will help you, free.</p>`,
        },
        {
          title: "We tell you what comes next",
          html: html`<p>You go home with written instructions, stay here, or go to a bigger hospital. We can call your
          family.</p>`,
        },
      ],
    }),
    richText({
      ground: "sand",
      html: html`
        <h2>Cost and paperwork</h2>
        <p>You need no appointment. We treat you before we talk about money, with or without insurance. We do not ask about
        your immigration status. Bring your medicines and your insurance card only if you have them with you. See
        <a href="/financial-assistance">help with a bill</a>.</p>
        <h2>Where we are</h2>
        <p>{address}, {town}, NE 69199. The emergency entrance is on Fourth Street and always open.
        <a href="/specialty/emergency-medicine">More about emergency medicine</a>.</p>`,
    }),
    contactFacts({
      heading: "Not sure?",
      items: [
        {
          label: "Nurse line",
          phone: phones.nurseLine,
          hours: ALWAYS,
          text: "A nurse tells you whether it can wait and what to do now. Free.",
        },
        {
          label: "Emergency department",
          phone: phones.emergencyDesk,
          hours: "Open 24 hours, every day",
        },
        {
          label: "Poison control",
          phone: publicLines.poisonControl,
          hours: ALWAYS,
          text: "If someone swallowed a pill or a chemical.",
        },
        { label: "Interpreters", phone: phones.languageHelp, hours: ALWAYS, text: "Free." },
      ],
    }),
  ],
};
