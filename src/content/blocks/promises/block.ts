import { itemArray } from "../../fields/item-array/field";
import { provider } from "../../fields/reference/field";
import { text } from "../../fields/text/field";
import { textarea } from "../../fields/textarea/field";
import { defineBlock } from "../block";
import { heading } from "../shared-fields";

export const promisesBlock = defineBlock({
  name: "promises",
  label: "Promises with faces",
  category: "Global",
  fields: {
    heading: heading(),
    items: itemArray({
      label: "Promises",
      maxItems: 4,
      required: true,
      item: {
        title: text({ label: "Promise", required: true }),
        text: textarea({ label: "What it means", maxLength: 500 }),
        name: text({ label: "Who stands for it" }),
        role: text({ label: "Role" }),
        provider: provider({ label: "Provider, for the picture" }),
      },
    }),
  },
});
