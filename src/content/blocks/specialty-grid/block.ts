import { specialtyCards } from "../../types/specialty/specialty-card";
import { defineBlock } from "../block";
import { sameForAll } from "../same-for-all";
import { heading, intro } from "../shared-fields";
import { bar, dot, title } from "../thumbnail";

export const specialtyGridBlock = defineBlock({
  name: "specialtyGrid",
  label: "All specialties",
  category: "Global",
  feature: null,
  help: "Every specialty with its icon; it fills by itself.",
  thumbnail: [
    title(8, 8, 34),
    ...[20, 34, 48].flatMap((y) =>
      [8, 38, 68].flatMap((x) => [dot(x + 4, y + 4, 4, "brand"), bar(x + 11, y + 2.5, 14, 3)]),
    ),
  ],
  needs: "wide",
  fields: { heading: heading(), intro: intro() },
  example: { heading: "What we treat" },
  load: sameForAll(async (context) => {
    context.reads("specialty", "image");
    return { specialties: await specialtyCards(context.db) };
  }),
});
