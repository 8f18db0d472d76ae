import { provider } from "../../fields/reference/field";
import { text } from "../../fields/text/field";
import { textarea } from "../../fields/textarea/field";
import { defineBlock } from "../block";

export const quoteBlock = defineBlock({
  name: "quote",
  label: "Quotation",
  category: "General",
  fields: {
    text: textarea({ label: "Words", maxLength: 800, required: true }),
    name: text({ label: "Who says so", required: true }),
    role: text({ label: "Role" }),
    provider: provider({ label: "Provider, for the picture" }),
  },
});
