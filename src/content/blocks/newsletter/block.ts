import { defineBlock } from "../block";
import { heading, intro } from "../shared-fields";

export const newsletterBlock = defineBlock({
  name: "newsletter",
  label: "Newsletter sign-up",
  category: "General",
  fields: { heading: heading(), intro: intro() },
});
