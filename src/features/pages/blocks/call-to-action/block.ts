import { defineBlock } from "~/content/blocks/block";
import { actions, heading, unsearched } from "~/content/blocks/shared-fields";
import { bar, box } from "~/content/blocks/thumbnail";
import { select } from "~/content/fields/select";
import { textarea } from "~/content/fields/textarea";

export const callToActionBlock = defineBlock({
  name: "callToAction",
  label: "Call to action",
  category: "General",
  feature: null,
  madeFor: "actions",
  help: "A band of color that asks for one thing, with a button.",
  thumbnail: [
    box(0, 12, 96, 36, "brand"),
    bar(10, 22, 38, 5, "soft"),
    bar(10, 32, 30, 3, "soft"),
    box(62, 24, 24, 11, "accent"),
  ],
  needs: "page",
  fields: {
    heading: heading(),
    text: textarea({ label: "Text", maxLength: 600 }),
    actions: actions(),
    tone: unsearched(
      select({
        label: "Tone",
        choices: { brand: "Hospital", giving: "Giving" },
        initially: "brand",
        required: true,
      }),
    ),
  },
  example: { actions: [{ label: "Contact us", href: "/contact-us" }] },
  hints: { heading: "What people are to do", text: "Say in a sentence why it is worth it." },
});
