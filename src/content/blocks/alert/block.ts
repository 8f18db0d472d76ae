import { html } from "../../fields/html/field";
import { select } from "../../fields/select/field";
import { text } from "../../fields/text/field";
import { defineBlock } from "../block";
import { unsaid } from "../shared-fields";

export const alertBlock = defineBlock({
  name: "alert",
  label: "Notice",
  category: "General",
  fields: {
    tone: unsaid(
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
});
