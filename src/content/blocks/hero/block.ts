import { image } from "../../fields/reference/field";
import { text } from "../../fields/text/field";
import { textarea } from "../../fields/textarea/field";
import { defineBlock } from "../block";
import { actions, heading } from "../shared-fields";

export const heroBlock = defineBlock({
  name: "hero",
  label: "Opening of a page",
  category: "General",
  fields: {
    eyebrow: text({ label: "Line above", maxLength: 80 }),
    heading: heading(),
    lead: textarea({ label: "First sentences", maxLength: 400 }),
    image: image({ label: "Picture" }),
    actions: actions(),
  },
});
