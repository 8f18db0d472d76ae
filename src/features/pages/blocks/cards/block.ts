import { defineBlock } from "~/content/blocks/block";
import { heading, href, intro } from "~/content/blocks/shared-fields";
import { bar, frame, lines, title } from "~/content/blocks/thumbnail";
import { itemArray } from "~/content/fields/item-array";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";

export const cardsBlock = defineBlock({
  name: "cards",
  label: "Cards",
  category: "General",
  feature: null,
  madeFor: "items",
  help: "Several things side by side, each with a title, a short text, and a link.",
  thumbnail: [
    title(8, 8, 34),
    ...[8, 37, 66].flatMap((x) => [
      frame(x, 20, 22, 32),
      bar(x + 4, 26, 13, 4, "brand"),
      ...lines(x + 4, 34, 14, 3),
    ]),
  ],
  fields: {
    heading: heading(),
    intro: intro(),
    items: itemArray({
      label: "Cards",
      maxItems: 24,
      required: true,
      item: {
        title: text({ label: "Title", required: true, maxLength: 100 }),
        text: textarea({ label: "Text", maxLength: 500 }),
        href: href(),
        linkLabel: text({ label: "Link text", maxLength: 80 }),
      },
    }),
    allHref: href(),
    allLabel: text({
      label: "Text of the link to the full list",
      help: "With this link, phones and tablets show only the first two cards.",
      maxLength: 80,
    }),
  },
  example: { items: [{}, {}] },
  hints: {
    heading: "What people can do here",
    items: [
      { title: "What the first card is about", text: "A sentence about it." },
      { title: "What the second card is about", text: "A sentence about it." },
    ],
  },
});
