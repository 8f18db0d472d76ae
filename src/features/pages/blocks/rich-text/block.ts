import { defineBlock } from "~/content/blocks/block";
import { unsearched } from "~/content/blocks/shared-fields";
import { lines, title } from "~/content/blocks/thumbnail";
import { html } from "~/content/fields/html";
import { select } from "~/content/fields/select";

export const richTextBlock = defineBlock({
  name: "richText",
  label: "Text",
  category: "General",
  feature: null,
  help: "Running text with headings, lists and links.",
  thumbnail: [title(8, 8, 30), ...lines(8, 18, 80, 3), title(8, 38, 24), ...lines(8, 47, 80, 2)],
  fields: {
    html: html({ label: "Text", required: true, pictures: true }),
    ground: unsearched(
      select({
        label: "Background",
        choices: { paper: "White", sand: "Sand", mist: "Mist" },
        initially: "paper",
      }),
    ),
  },
  example: {},
  hints: { html: "Text, with headings, lists and links where they help." },
});
