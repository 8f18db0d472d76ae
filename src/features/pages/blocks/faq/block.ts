import { inArray } from "drizzle-orm";
import { defineBlock } from "~/content/blocks/block";
import { headingIfAny, href, intro, unsearched } from "~/content/blocks/shared-fields";
import { bar, box, dot, title } from "~/content/blocks/thumbnail";
import { html } from "~/content/fields/html";
import { itemArray } from "~/content/fields/item-array";
import { number } from "~/content/fields/number";
import { record } from "~/content/fields/reference";
import { text } from "~/content/fields/text";
import { readsRecords } from "~/content/reads";
import { page } from "../../page/table";
import { questionsOf } from "./questions-of";

export const faqBlock = defineBlock({
  name: "faq",
  label: "Questions and answers",
  category: "General",
  feature: null,
  help: "Questions and answers, also for search engines. Or the first questions from another page, where you edit them.",
  thumbnail: [
    title(8, 8, 40),
    ...[22, 34, 46].flatMap((y) => [dot(12, y + 4, 3.5), bar(22, y + 2, 50, 4), box(22, y + 9, 66, 0.8)]),
  ],
  fields: {
    heading: headingIfAny(),
    intro: intro(),
    items: itemArray({
      label: "Questions",
      maxItems: 60,
      item: {
        title: text({ label: "Question", required: true }),
        html: html({ label: "Answer", required: true }),
      },
    }),
    from: record({
      label: "Take the questions from this page",
      help: "Shows the questions on that page, so that each answer is in one place.",
      refersTo: "page",
    }),
    atMost: unsearched(
      number({ label: "Maximum number of questions", minimum: 1, maximum: 60, integer: true }),
    ),
    allHref: href(),
    allLabel: text({ label: "Text of the link to the full list", maxLength: 80 }),
  },
  example: { heading: "What people ask us", items: [{}] },
  hints: {
    items: [{ title: "The question, as people ask it", html: "The answer, the short one first." }],
  },
  /** The questions can come from another page. */
  async load({ db }, every) {
    const ids = [...new Set(every.flatMap(({ from }) => from ?? []))];
    const pages =
      ids.length > 0
        ? await db.select({ id: page.id, blocks: page.blocks }).from(page).where(inArray(page.id, ids))
        : [];
    readsRecords(page, ids);
    const questionsByPage = new Map(pages.map(({ id, blocks }) => [id, questionsOf(blocks)]));
    return every.map(({ from, atMost }) => ({
      taken: ((from && questionsByPage.get(from)) || []).slice(0, atMost ?? undefined),
    }));
  },
});
