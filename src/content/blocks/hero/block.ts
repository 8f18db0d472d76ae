import { image } from "../../fields/reference/field";
import { text } from "../../fields/text/field";
import { textarea } from "../../fields/textarea/field";
import { defineBlock } from "../block";
import { actions, heading } from "../shared-fields";
import { box, lines, picture, title } from "../thumbnail";

export const heroBlock = defineBlock({
  name: "hero",
  label: "Opening of a page",
  category: "General",
  feature: null,
  help: "How a page opens: what it is about, the next step, and a picture. The first block of a page.",
  thumbnail: [title(8, 14, 38), ...lines(8, 24, 36, 3), box(8, 44, 20, 8, "brand"), picture(52, 0, 44, 60)],
  needs: "page",
  fields: {
    eyebrow: text({ label: "Line above", maxLength: 80 }),
    heading: heading(),
    lead: textarea({ label: "First sentences", maxLength: 400 }),
    image: image({ label: "Picture" }),
    actions: actions(),
  },
  example: {},
  hints: { heading: "What this page is about", lead: "Two sentences that say whom it helps, and how." },
});
