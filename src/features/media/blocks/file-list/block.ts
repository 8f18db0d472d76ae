import { defineBlock } from "~/content/blocks/block";
import { headingIfAny, intro } from "~/content/blocks/shared-fields";
import { bar, box, title } from "~/content/blocks/thumbnail";
import { itemArray } from "~/content/fields/item-array";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { file } from "../../shared/fields";

export const fileListBlock = defineBlock({
  name: "fileList",
  label: "Files to download",
  category: "General",
  feature: null,
  help: "Documents from the library, with their type and size.",
  thumbnail: [
    title(8, 8, 30),
    ...[20, 33, 46].flatMap((y) => [
      box(8, y, 8, 10, "brand"),
      bar(22, y + 1, 40, 4),
      bar(22, y + 7, 20, 2.5),
    ]),
  ],
  fields: {
    heading: headingIfAny(),
    intro: intro(),
    files: itemArray({
      label: "Files",
      maxItems: 60,
      required: true,
      item: {
        file: file({ label: "File", required: true }),
        title: text({ label: "Link text", help: "If empty, the file’s own title." }),
        note: textarea({ label: "What it is for", maxLength: 300 }),
      },
    }),
  },
  example: { heading: "Forms and papers" },
  hints: { intro: "Whether people print them at home or ask for them at a front desk." },
});
