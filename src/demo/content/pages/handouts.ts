import { richText, table } from "../blocks";
import { html, text } from "../html";
import { phoneLink, phones } from "../phones";
import type { PageContent } from "../types";

export const handoutPaths = {
  medicineList: "/handouts/medicine-list",
  bloodPressureDiary: "/handouts/blood-pressure-diary",
} as const;

export const medicineList: PageContent = {
  path: handoutPaths.medicineList,
  title: "My medicine list",
  description: text`A list to write down every medicine you take, with its strength and when you take it, for every visit
  and emergency.`,
  picture: "scene-patient-resources",
  offersPdf: true,
  blocks: [
    richText({
      ground: "paper",
      html: html`
        <h2>How to use it</h2>
        <ol>
          <li>Put all your bottles on the table.</li>
          <li>Write down each medicine, including eye drops, creams, vitamins and what you buy without a prescription.</li>
          <li>Bring the list to every visit, and keep a copy in your wallet or on your phone.</li>
          <li>Cross out what you stopped. Start a new list when it gets hard to read.</li>
        </ol>
        <p>Not sure what something is for? A pharmacist can go over the list with you, free:
        ${phoneLink(phones.nurseLine)}.</p>`,
    }),
    table({
      heading: "The list",
      caption: "The first line is an example",
      columns: ["Medicine", "Strength", "How much, and when", "What it is for", "Who prescribed it", "Since"],
      rows: [["Metformin", "500 mg", "1 with breakfast, 1 with supper", "Sugar", "Dr. Marsh", "May 2024"]],
      emptyRows: 14,
    }),
  ],
};

export const bloodPressureDiary: PageContent = {
  path: handoutPaths.bloodPressureDiary,
  title: "Blood pressure diary",
  description: text`Write down your blood pressure at home for two weeks: how to measure it, what is too high, and when to
  call us.`,
  picture: "scene-patient-resources",
  offersPdf: true,
  blocks: [
    richText({
      ground: "paper",
      html: html`
        <h2>How to measure</h2>
        <ol>
          <li>Sit for five minutes, with your back and feet supported. Do not talk.</li>
          <li>Put the cuff on your bare upper arm, at the level of your heart.</li>
          <li>Measure in the morning before your pills, and in the evening. Do it for two weeks.</li>
          <li>Write down both numbers and your pulse.</li>
        </ol>
        <h2>When to call</h2>
        <p>Call <a href="tel:911">911</a> if the upper number is above 180 and you have chest pain, trouble breathing, or
        sudden weakness. If it is above 180 and you feel well, rest five minutes and measure again. If it stays there,
        call a nurse at any hour: ${phoneLink(phones.nurseLine)}.</p>`,
    }),
    table({
      heading: "The diary",
      caption: "The first line is an example",
      columns: ["Day", "Time", "Upper number", "Lower number", "Pulse", "Anything unusual"],
      rows: [["May 4", "7:10 AM", "138", "84", "72", "Slept badly"]],
      emptyRows: 28,
    }),
  ],
};
