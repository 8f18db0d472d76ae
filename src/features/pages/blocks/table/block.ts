import { z } from "zod";
import { defineBlock } from "~/content/blocks/block";
import { heading, unsearched } from "~/content/blocks/shared-fields";
import { bar, box, title } from "~/content/blocks/thumbnail";
import { field } from "~/content/fields/field";
import { number } from "~/content/fields/number";
import { text } from "~/content/fields/text";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";

const CELLS = { mostColumns: 12, headingLength: MAX_LINE_LENGTH, cellLength: 500 };
const MAX_ROWS = 200;

/** Drafts may lack headings, because columns are added before they are named. */
const columns = field<string[]>(
  "TEXT_ARRAY",
  { label: "Column headings", required: true },
  {
    schema: z.array(z.string().trim().max(CELLS.headingLength)).max(CELLS.mostColumns),
    settings: { maxItems: CELLS.mostColumns },
    empty: [],
    isEmpty: (value) => value.length === 0 || value.includes(""),
    words: (value) => value.join("\n"),
  },
);

const rows = field<string[][]>(
  "ITEM_ARRAY",
  { label: "Table", help: "The first column names each row.", required: true },
  {
    schema: z.array(z.array(z.string().trim().max(CELLS.cellLength)).max(CELLS.mostColumns)).max(MAX_ROWS),
    settings: { editor: "table", headings: "columns", cells: CELLS, maxItems: MAX_ROWS },
    empty: [],
    isEmpty: (value) => value.every((row) => row.every((cell) => cell === "")),
    words: (value) => value.flat().join("\n"),
  },
);

export const tableBlock = defineBlock({
  name: "table",
  label: "Table",
  category: "General",
  feature: null,
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
    caption: text({
      label: "Caption",
      help: "What the table shows. Screen readers read it first.",
      required: true,
    }),
    columns,
    rows,
    emptyRows: unsearched(
      number({
        label: "Empty rows to write in",
        help: "On paper and in the PDF only.",
        minimum: 0,
        maximum: 40,
        integer: true,
      }),
    ),
  },
  example: {},
  hints: { heading: "What the table compares", caption: "What the figures are" },
});
