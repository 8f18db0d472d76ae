import { specialtyCards } from "../../types/specialty/specialty-card";
import { defineBlock } from "../block";
import { heading, intro } from "../shared-fields";

export const specialtyGridBlock = defineBlock({
  name: "specialtyGrid",
  label: "All specialties",
  category: "Global",
  fields: { heading: heading(), intro: intro() },
  async load(context) {
    context.reads("specialty", "image");
    return { specialties: await specialtyCards(context.db) };
  },
});
