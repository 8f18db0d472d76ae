import { defineBlock } from "~/content/blocks/block";
import { sameForAll } from "~/content/blocks/same-for-all";
import { heading, intro } from "~/content/blocks/shared-fields";
import { bar, dot, title } from "~/content/blocks/thumbnail";
import { specialtyCards } from "../../specialty/specialty-card";

export const specialtyGridBlock = defineBlock({
  name: "specialtyGrid",
  label: "All specialties",
  category: "Global",
  feature: null,
  help: "Every specialty with its icon. Filled in automatically.",
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
    return { specialties: await specialtyCards(context.db) };
  }),
});
