import { defineBlock } from "~/content/blocks/block";
import { heading } from "~/content/blocks/shared-fields";
import { bar, box, dot, title } from "~/content/blocks/thumbnail";
import { html } from "~/content/fields/html";
import { itemArray } from "~/content/fields/item-array";
import { text } from "~/content/fields/text";

export const accordionBlock = defineBlock({
  name: "accordion",
  label: "Collapsible questions",
  category: "General",
  feature: null,
  help: "Questions that many people ask. Each opens to show its answer.",
  thumbnail: [
    title(8, 10, 34),
    ...[22, 34, 46].flatMap((y) => [box(8, y, 80, 9), bar(12, y + 3, 44, 3), dot(82, y + 4.5, 2, "brand")]),
  ],
  fields: {
    heading: heading(),
    items: itemArray({
      label: "Questions",
      maxItems: 60,
      required: true,
      item: {
        title: text({ label: "Question", required: true }),
        html: html({ label: "Answer", required: true }),
      },
    }),
  },
  example: { heading: "What people ask us", items: [{}] },
  hints: {
    items: [{ title: "The question, as people ask it", html: "The answer, the short one first." }],
  },
});
