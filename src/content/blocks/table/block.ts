import { z } from "zod";
import { field } from "../../fields/field";
import { text } from "../../fields/text/field";
import { textArray } from "../../fields/text-array/field";
import { defineBlock } from "../block";
import { heading } from "../shared-fields";

const rows = field<string[][]>(
  "ITEM_ARRAY",
  { label: "Rows", required: true },
  {
    schema: z.array(z.array(z.string().trim().max(500)).max(12)).max(200),
    empty: [],
    words: (value) => value.flat().join("\n"),
  },
);

export const tableBlock = defineBlock({
  name: "table",
  label: "Table",
  category: "General",
  fields: {
    heading: heading(),
    caption: text({ label: "Caption", help: "Says what the table holds; read out first.", required: true }),
    columns: textArray({ label: "Column headings", maxItems: 12, required: true }),
    rows,
  },
});
