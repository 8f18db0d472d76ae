import { defineBlock } from "~/content/blocks/block";
import { headingIfAny, intro } from "~/content/blocks/shared-fields";
import { lines, picture, title } from "~/content/blocks/thumbnail";
import { images } from "../../shared/fields";

export const pictureStripBlock = defineBlock({
  name: "pictureStrip",
  label: "Picture strip",
  category: "General",
  feature: null,
  help: "One row of pictures without text. It scrolls sideways if it is wider than the screen. Each picture opens large.",
  thumbnail: [title(8, 8, 34), ...lines(8, 18, 60, 1), ...[8, 31, 54, 77].map((x) => picture(x, 28, 19, 22))],
  fields: {
    heading: headingIfAny(),
    intro: intro(),
    pictures: images({
      label: "Pictures",
      help: "Screen readers read their descriptions from the library.",
      required: true,
    }),
  },
  example: { heading: "Around our clinics" },
});
