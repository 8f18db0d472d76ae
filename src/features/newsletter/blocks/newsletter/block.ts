import { defineBlock } from "~/content/blocks/block";
import { heading, intro } from "~/content/blocks/shared-fields";
import { box, frame, lines, title } from "~/content/blocks/thumbnail";

export const newsletterBlock = defineBlock({
  name: "newsletter",
  label: "Newsletter sign-up",
  category: "General",
  feature: null,
  help: "A field for people to sign up for the newsletter with their email address.",
  thumbnail: [title(8, 14, 44), ...lines(8, 24, 60, 1), frame(8, 36, 54, 10), box(66, 36, 22, 10, "brand")],
  needs: "wide",
  fields: { heading: heading(), intro: intro() },
  example: { heading: "News from the hospital, once a month" },
});
