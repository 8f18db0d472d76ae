import { images } from "../../fields/reference/field";
import { defineBlock } from "../block";
import { headingIfAny, intro } from "../shared-fields";
import { lines, picture, title } from "../thumbnail";

export const pictureStripBlock = defineBlock({
  name: "pictureStrip",
  label: "Strip of pictures",
  category: "General",
  feature: null,
  help: "One row of pictures without words, moved sideways where it is longer than the screen; each opens large.",
  thumbnail: [title(8, 8, 34), ...lines(8, 18, 60, 1), ...[8, 31, 54, 77].map((x) => picture(x, 28, 19, 22))],
  fields: {
    heading: headingIfAny(),
    intro: intro(),
    pictures: images({
      label: "Pictures",
      help: "Their descriptions in the library are read out to people who cannot see them.",
      required: true,
    }),
  },
  example: { heading: "Around our clinics" },
});
