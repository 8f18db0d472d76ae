import { defineBlock } from "~/content/blocks/block";
import { heading, intro } from "~/content/blocks/shared-fields";
import { bar, dot, title } from "~/content/blocks/thumbnail";
import { html } from "~/content/fields/html";
import { itemArray } from "~/content/fields/item-array";
import { text } from "~/content/fields/text";

export const stepsBlock = defineBlock({
  name: "steps",
  label: "Steps",
  category: "General",
  feature: null,
  help: "What happens, or what to do, step by step.",
  thumbnail: [
    title(8, 6, 30),
    ...[20, 35, 50].flatMap((y) => [dot(14, y, 5, "accent"), bar(26, y - 3, 32, 4), bar(26, y + 3, 54, 2.5)]),
  ],
  fields: {
    heading: heading(),
    intro: intro(),
    items: itemArray({
      label: "Steps",
      maxItems: 20,
      required: true,
      item: { title: text({ label: "Title", required: true }), html: html({ label: "Text" }) },
    }),
  },
  example: { heading: "How it works", items: [{}, {}] },
  hints: {
    items: [
      { title: "The first step", html: "What happens first." },
      { title: "The next step", html: "What happens then." },
    ],
  },
});
