import { allShown } from "~/content/blocks/all-shown";
import type { ShownBlock } from "~/content/blocks/shown-block";

interface Question {
  title: string;
  html: string;
}

/**
 * Structured data of a page's own questions, including those in nested blocks. Questions from another page are
 * described on that page.
 */
export function faqPage(blocks: readonly ShownBlock[]): object[] {
  const questions = faqQuestions(blocks);
  if (questions.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: questions.map(({ title, html }) => ({
        "@type": "Question",
        name: title,
        acceptedAnswer: { "@type": "Answer", text: html },
      })),
    },
  ];
}

function faqQuestions(blocks: readonly ShownBlock[]): Question[] {
  return allShown(blocks)
    .filter(({ type }) => type === "faq")
    .flatMap(({ props }) => (props.items as Question[]).filter(({ title, html }) => title && html));
}
