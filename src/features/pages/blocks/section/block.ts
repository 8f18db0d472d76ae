import { defineBlock } from "~/content/blocks/block";
import { ground, unsearched } from "~/content/blocks/shared-fields";
import { box, lines, title } from "~/content/blocks/thumbnail";
import { select } from "~/content/fields/select";
import { slot } from "~/content/fields/slot";

export const sectionBlock = defineBlock({
  name: "section",
  label: "Section",
  category: "General",
  feature: null,
  help: "Groups several blocks on one background, as one part of the page.",
  thumbnail: [box(0, 6, 96, 48), title(12, 14, 30), ...lines(12, 24, 72, 2), ...lines(12, 40, 72, 2)],
  needs: "page",
  fields: {
    content: slot({ label: "Content", room: "wide" }),
    width: unsearched(
      select({
        label: "Width",
        choices: { page: "As wide as the page", text: "As wide as text reads best" },
        initially: "page",
        required: true,
      }),
    ),
    ground: ground({ initially: "mist" }),
  },
  example: { content: [{ type: "richText", props: {} }] },
});
