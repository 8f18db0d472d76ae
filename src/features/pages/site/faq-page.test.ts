import { expect, test } from "vitest";
import { faqPage } from "./faq-page";

const faq = (...titles: string[]) => ({
  type: "faq",
  props: {
    items: titles.map((title) => ({ title, html: "<p>Yes.</p>" })),
    data: { taken: [{ title: "Taken from another page", html: "<p>No.</p>" }] },
  },
});

test("a page tells of the questions that it answers itself, however deep they stand", () => {
  const blocks = [faq("Parking?"), { type: "columns", props: {}, slots: { first: [faq("Visiting?", "")] } }];
  expect(faqPage(blocks)).toMatchObject([
    {
      "@type": "FAQPage",
      mainEntity: [
        { name: "Parking?", acceptedAnswer: { "@type": "Answer", text: "<p>Yes.</p>" } },
        { name: "Visiting?" },
      ],
    },
  ]);
});

test("a page without questions of its own says nothing", () => {
  expect(faqPage([faq(), { type: "accordion", props: { items: [{ title: "A", html: "B" }] } }])).toEqual([]);
});
