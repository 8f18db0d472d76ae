import { defineBlock } from "~/content/blocks/block";
import { ground, unsearched } from "~/content/blocks/shared-fields";
import { lines, title } from "~/content/blocks/thumbnail";
import { select } from "~/content/fields/select";
import { slot } from "~/content/fields/slot";

const column = (label: string, help?: string) => slot({ label, help, room: "narrow" });

export const columnsBlock = defineBlock({
  name: "columns",
  label: "Columns",
  category: "General",
  feature: null,
  help: "Puts other blocks side by side. On phones, they are stacked.",
  thumbnail: [title(8, 10, 24), ...lines(8, 20, 36, 5), title(52, 10, 24), ...lines(52, 20, 36, 5)],
  needs: "wide",
  fields: {
    split: unsearched(
      select({
        label: "Widths",
        choices: {
          halves: "Two, equal",
          wideFirst: "Two, the first wider",
          wideSecond: "Two, the second wider",
          thirds: "Three, equal",
        },
        initially: "halves",
        required: true,
      }),
    ),
    first: column("First column"),
    second: column("Second column"),
    third: column("Third column", "If the page shows two columns, its content goes below them."),
    ground: ground(),
  },
  example: { first: [{ type: "richText", props: {} }], second: [{ type: "richText", props: {} }] },
});
