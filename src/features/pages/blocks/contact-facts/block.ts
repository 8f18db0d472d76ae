import { defineBlock } from "~/content/blocks/block";
import { heading, unsearched } from "~/content/blocks/shared-fields";
import { bar, title } from "~/content/blocks/thumbnail";
import { itemArray } from "~/content/fields/item-array";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { MAX_EMAIL_LENGTH } from "~/platform/isomorphic/limits";

export const contactFactsBlock = defineBlock({
  name: "contactFacts",
  label: "Contacts",
  category: "General",
  feature: null,
  help: "Phone numbers, email addresses, and hours, one line each.",
  thumbnail: [
    title(8, 8, 30),
    ...[22, 34, 46].flatMap((y) => [bar(8, y, 24, 3), bar(44, y, 30, 4, "brand"), bar(44, y + 6, 22, 2)]),
  ],
  fields: {
    heading: heading(),
    items: itemArray({
      label: "Contacts",
      maxItems: 30,
      required: true,
      item: {
        label: text({ label: "Name", required: true }),
        phone: unsearched(text({ label: "Phone", maxLength: 20, phone: true })),
        email: text({ label: "Email", maxLength: MAX_EMAIL_LENGTH, withoutVariables: true }),
        text: textarea({ label: "Note", maxLength: 500 }),
        hours: text({ label: "Hours" }),
      },
    }),
  },
  example: { heading: "Whom to call", items: [{}] },
  hints: { items: [{ label: "Who or what people reach", hours: "When someone answers" }] },
});
