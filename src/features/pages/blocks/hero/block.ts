import { defineBlock } from "~/content/blocks/block";
import { actions, heading } from "~/content/blocks/shared-fields";
import { box, lines, picture, title } from "~/content/blocks/thumbnail";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { image } from "~/features/media/shared/fields";

export const heroBlock = defineBlock({
  name: "hero",
  label: "Opening of a page",
  category: "General",
  feature: null,
  help: "How a page opens: what it is about, the next step, and a picture. The first block of a page.",
  thumbnail: [title(8, 14, 38), ...lines(8, 24, 36, 3), box(8, 44, 20, 8, "brand"), picture(52, 0, 44, 60)],
  needs: "page",
  fields: {
    eyebrow: text({ label: "Line above the heading", maxLength: 80 }),
    heading: heading(),
    lead: textarea({ label: "Introduction", maxLength: 400 }),
    image: image({ label: "Picture" }),
    actions: actions(),
  },
  example: {},
  hints: { heading: "What this page is about", lead: "Two sentences that say who it helps, and how." },
});
