import { html } from "../../fields/html/field";
import { select } from "../../fields/select/field";
import { defineBlock } from "../block";
import { unsaid } from "../shared-fields";

export const richTextBlock = defineBlock({
  name: "richText",
  label: "Text",
  category: "General",
  fields: {
    html: html({ label: "Text", required: true }),
    ground: unsaid(
      select({
        label: "Ground",
        choices: { paper: "White", sand: "Sand", mist: "Mist" },
        initially: "paper",
      }),
    ),
  },
});
