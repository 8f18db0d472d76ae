import { expect, test } from "vitest";
import { faqPage } from "./faq-page";

const faq = (...titles: string[]) => ({
  type: "faq",
  props: {
    items: titles.map((title) => ({ title, html: "<p>Yes.</p>" })),
    data: { taken: [{ title: "Taken from another page", html: "<p>No.</p>" }] },
  },
});

test("describes the page's own questions, however deeply nested", () => {
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

test("a page without its own questions has no such data", () => {
  expect(faqPage([faq(), { type: "accordion", props: { items: [{ title: "A", html: "B" }] } }])).toEqual([]);
});
