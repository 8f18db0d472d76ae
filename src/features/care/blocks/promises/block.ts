import { defineBlock } from "~/content/blocks/block";
import { heading } from "~/content/blocks/shared-fields";
import { bar, dot, lines, title } from "~/content/blocks/thumbnail";
import { itemArray } from "~/content/fields/item-array";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { provider } from "../../shared/fields";

export const promisesBlock = defineBlock({
  name: "promises",
  label: "Promises with portraits",
  category: "Global",
  feature: null,
  help: "Our promises, each with the name and picture of the person who makes it.",
  thumbnail: [
    title(8, 6, 34),
    ...[20, 48, 76].flatMap((x) => [
      dot(x, 26, 9, "soft"),
      bar(x - 10, 40, 20, 4, "brand"),
      ...lines(x - 10, 48, 20, 2),
    ]),
  ],
  needs: "wide",
  fields: {
    heading: heading(),
    items: itemArray({
      label: "Promises",
      maxItems: 4,
      required: true,
      item: {
        title: text({ label: "Promise", required: true }),
        text: textarea({ label: "What it means", maxLength: 500 }),
        name: text({ withoutVariables: true, label: "Who makes the promise" }),
        role: text({ label: "Role" }),
        provider: provider({ label: "Provider, for the picture" }),
      },
    }),
  },
  example: { heading: "What we promise you", items: [{}] },
  hints: {
    items: [
      {
        title: "What you promise",
        text: "What that means.",
        name: "Name of the person",
        role: "What they do here",
      },
    ],
  },
});
