import { locationCards } from "../../types/location/location-card";
import { placeNow } from "../../types/location/place-now";
import { defineBlock } from "../block";
import { heading, intro } from "../shared-fields";

export const locationListBlock = defineBlock({
  name: "locationList",
  label: "All locations",
  category: "Global",
  fields: { heading: heading(), intro: intro() },
  async load(context) {
    context.reads("location", "image");
    const cards = await locationCards(context.db);
    return { locations: cards.map((card) => placeNow(card, context)) };
  },
});
