import { defineBlock } from "~/content/blocks/block";
import { unsearched } from "~/content/blocks/shared-fields";
import { bar, box, lines } from "~/content/blocks/thumbnail";
import { html } from "~/content/fields/html";
import { select } from "~/content/fields/select";
import { text } from "~/content/fields/text";

export const alertBlock = defineBlock({
  name: "alert",
  label: "Notice",
  category: "General",
  feature: null,
  help: "A box that stands out, for what everyone on this page must know.",
  thumbnail: [box(8, 16, 80, 28), box(8, 16, 4, 28, "accent"), bar(18, 23, 34, 4), ...lines(18, 32, 60, 2)],
  fields: {
    tone: unsearched(
      select({
        label: "Tone",
        choices: { info: "Good to know", urgent: "Urgent" },
        initially: "info",
        required: true,
      }),
    ),
    title: text({ label: "Title", required: true }),
    html: html({ label: "Text" }),
  },
  example: {},
  hints: {
    title: "What it is about, in a few words",
    html: "What everybody who reads this page has to know.",
  },
});
