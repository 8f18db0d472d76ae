import { defineBlock } from "~/content/blocks/block";
import { bar, box, dot } from "~/content/blocks/thumbnail";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { provider } from "../../shared/fields";

export const quoteBlock = defineBlock({
  name: "quote",
  label: "Quotation",
  category: "General",
  feature: null,
  help: "What a person said, with their name and picture.",
  thumbnail: [
    dot(20, 28, 11, "soft"),
    bar(40, 16, 46, 5, "brand"),
    bar(40, 25, 40, 5, "brand"),
    bar(40, 38, 24, 3),
    box(36, 37, 2, 10, "accent"),
  ],
  fields: {
    text: textarea({ label: "Quote", maxLength: 800, required: true }),
    name: text({ withoutVariables: true, label: "Who said it", required: true }),
    role: text({ label: "Role" }),
    provider: provider({ label: "Provider, for the picture" }),
  },
  example: {},
  hints: {
    text: "What someone said about us.",
    name: "Name of the person",
    role: "What they do, or where they live",
  },
});
