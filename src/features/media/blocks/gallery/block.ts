import { defineBlock } from "~/content/blocks/block";
import { headingIfAny, intro } from "~/content/blocks/shared-fields";
import { picture, title } from "~/content/blocks/thumbnail";
import { slideArray } from "../../slide-array";

export const galleryBlock = defineBlock({
  name: "gallery",
  label: "Gallery",
  category: "General",
  feature: null,
  help: "Several pictures or films side by side. Each opens large, and visitors can go on to the others.",
  thumbnail: [title(8, 6, 34), ...[16, 37].flatMap((y) => [8, 37, 66].map((x) => picture(x, y, 22, 17)))],
  fields: {
    heading: headingIfAny(),
    intro: intro(),
    slides: slideArray({ label: "Pictures and films", maxItems: 60, required: true }),
  },
  example: { heading: "A look around" },
});
