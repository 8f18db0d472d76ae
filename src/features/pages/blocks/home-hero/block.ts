import { defineBlock } from "~/content/blocks/block";
import { href, unsearched } from "~/content/blocks/shared-fields";
import { box, frame, title } from "~/content/blocks/thumbnail";
import { itemArray } from "~/content/fields/item-array";
import { text } from "~/content/fields/text";
import { image } from "~/features/media/shared/fields";

export const homeHeroBlock = defineBlock({
  name: "homeHero",
  label: "Home page opening",
  category: "Global",
  feature: null,
  help: "The opening of the home page: one question, the search, and the most common tasks.",
  thumbnail: [
    title(20, 8, 56),
    frame(16, 18, 64, 9),
    ...[8, 31, 54, 77].map((x) => box(x, 36, 12, 16, "brand")),
  ],
  needs: "page",
  fields: {
    question: text({ label: "Question", required: true, maxLength: 80 }),
    searchLabel: unsearched(text({ label: "Search box label", required: true })),
    searchHint: unsearched(text({ label: "Search box hint" })),
    tasks: itemArray({
      label: "Tasks",
      maxItems: 8,
      required: true,
      item: {
        label: text({ label: "Text", required: true, maxLength: 60 }),
        text: text({ label: "Explanation, in one line", maxLength: 120 }),
        href: href(),
        icon: unsearched(text({ label: "Icon", maxLength: 40, readByCode: true })),
      },
    }),
    image: image({ label: "Picture, wide" }),
    imageTall: image({ label: "Picture, for phones" }),
  },
  example: {
    question: "How can we help you?",
    searchLabel: "Search",
    tasks: [
      { label: "Contact us", text: "By phone, by mail, in person", href: "/contact-us", icon: "phone" },
    ],
  },
});
