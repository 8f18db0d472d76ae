import { itemArray } from "../../fields/item-array/field";
import { text } from "../../fields/text/field";
import { textarea } from "../../fields/textarea/field";
import { defineBlock } from "../block";
import { heading, unsaid } from "../shared-fields";

export const contactFactsBlock = defineBlock({
  name: "contactFacts",
  label: "Whom to call",
  category: "General",
  fields: {
    heading: heading(),
    items: itemArray({
      label: "Contacts",
      maxItems: 30,
      required: true,
      item: {
        label: text({ label: "Who or what", required: true }),
        phone: unsaid(text({ label: "Phone", maxLength: 20 })),
        email: text({ label: "E-mail", maxLength: 254 }),
        text: textarea({ label: "Note", maxLength: 500 }),
        hours: text({ label: "Hours" }),
      },
    }),
  },
});
