import { select } from "../../fields/select/field";
import { textarea } from "../../fields/textarea/field";
import { defineBlock } from "../block";
import { actions, heading, unsaid } from "../shared-fields";

export const callToActionBlock = defineBlock({
  name: "callToAction",
  label: "Invitation to act",
  category: "General",
  fields: {
    heading: heading(),
    text: textarea({ label: "Text", maxLength: 600 }),
    actions: actions(),
    tone: unsaid(
      select({
        label: "Tone",
        choices: { brand: "Hospital", giving: "Giving" },
        initially: "brand",
        required: true,
      }),
    ),
  },
});
