import { answerWithin, applyWithin } from "../../assistance";
import { contactFacts, form, formId, richText } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones } from "../../phones";
import type { PageContent } from "../../types";
import { assistancePaths, paperApplication } from "./documents";

export const applyForAssistance: PageContent = {
  path: assistancePaths.apply,
  title: "Apply for financial assistance",
  description: text`The application for free or lower-cost care, online or on paper, and what to have ready when you
  fill it in.`,
  picture: "scene-patient-resources",
  blocks: [
    richText({
      ground: "paper",
      html: html`
        <h2>Before you begin</h2>
        <p>It takes about fifteen minutes. You can save it and finish later. Know what your household earns in a month, and have a pay stub, tax return or benefit letter ready to take a picture of. If you have none, you can still
        apply.</p>
        <p>You can apply until ${String(applyWithin)} days after your first bill. We answer within
        ${String(answerWithin)} days, and you can check on it at any time on a private page.</p>
        <p>Do you prefer paper? <a href="${paperApplication}">Print the form</a> or
        <a href="${paperApplication}.pdf">save it as a PDF</a>. Bring it to any front desk, or mail it to Financial
        Assistance, {address}, {town}, NE 69199. Or call ${phoneLink(phones.financialHelp)} and we will fill it in together.</p>`,
    }),
    form({ heading: "The application", intro: "", form: formId("financial-assistance") }),
    contactFacts({
      heading: "Help with the form",
      items: [
        {
          label: "Financial counselors",
          phone: phones.financialHelp,
          hours: "Monday to Friday 8:00 AM to 5:00 PM",
        },
      ],
    }),
  ],
};
