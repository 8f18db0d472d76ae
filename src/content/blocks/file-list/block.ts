import { itemArray } from "../../fields/item-array/field";
import { file } from "../../fields/reference/field";
import { text } from "../../fields/text/field";
import { textarea } from "../../fields/textarea/field";
import { defineBlock } from "../block";
import { headingIfAny, intro } from "../shared-fields";
import { bar, box, title } from "../thumbnail";

export const fileListBlock = defineBlock({
  name: "fileList",
  label: "Files to download",
  category: "General",
  feature: null,
  help: "Documents of the library with their kind and size, so that people know what they fetch.",
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
        title: text({ label: "Words of the link", help: "The file’s own title where it is empty." }),
        note: textarea({ label: "What it is for", maxLength: 300 }),
      },
    }),
  },
  example: { heading: "Forms and papers" },
  hints: { intro: "Whether people print them at home or ask for them at a front desk." },
});
