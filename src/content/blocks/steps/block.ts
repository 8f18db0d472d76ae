import { html } from "../../fields/html/field";
import { itemArray } from "../../fields/item-array/field";
import { text } from "../../fields/text/field";
import { defineBlock } from "../block";
import { heading, intro } from "../shared-fields";

export const stepsBlock = defineBlock({
  name: "steps",
  label: "Steps",
  category: "General",
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
});
