import { z } from "zod";
import { field } from "../../fields/field";
import { text } from "../../fields/text/field";
import { textArray } from "../../fields/text-array/field";
import { defineBlock } from "../block";
import { heading } from "../shared-fields";
import { bar, box, title } from "../thumbnail";

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
  help: "Figures or facts in rows and columns, such as prices.",
  thumbnail: [
    title(8, 6, 30),
    box(8, 17, 80, 7, "brand"),
    ...[28, 37, 46].flatMap((y) => [
      bar(8, y, 30, 3),
      bar(50, y, 12, 3),
      bar(74, y, 12, 3),
      box(8, y + 6, 80, 1),
    ]),
  ],
  needs: "wide",
  fields: {
    heading: heading(),
    caption: text({ label: "Caption", help: "Says what the table holds; read out first.", required: true }),
    columns: textArray({ label: "Column headings", maxItems: 12, required: true }),
    rows,
  },
  example: {
    heading: "Prices",
    caption: "What it costs",
    columns: ["What", "Price"],
    rows: [["A visit", "$0"]],
  },
});
