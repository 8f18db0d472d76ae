import { html } from "../../fields/html/field";
import { itemArray } from "../../fields/item-array/field";
import { text } from "../../fields/text/field";
import { defineBlock } from "../block";
import { heading } from "../shared-fields";

export const accordionBlock = defineBlock({
  name: "accordion",
  label: "Questions that open",
  category: "General",
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
});
