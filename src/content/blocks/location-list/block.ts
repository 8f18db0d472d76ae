import { locationCards } from "../../types/location/location-card";
import { placeNow } from "../../types/location/place-now";
import { defineBlock } from "../block";
import { sameForAll } from "../same-for-all";
import { heading, intro } from "../shared-fields";
import { bar, lines, picture, title } from "../thumbnail";

export const locationListBlock = defineBlock({
  name: "locationList",
  label: "All locations",
  category: "Global",
  feature: null,
  help: "All our places with their hours; it fills by itself.",
  thumbnail: [
    title(8, 8, 32),
    ...[8, 52].flatMap((x) => [picture(x, 20, 36, 18), bar(x, 42, 26, 4, "brand"), ...lines(x, 50, 34, 1)]),
  ],
  needs: "wide",
  fields: { heading: heading(), intro: intro() },
  example: { heading: "Where we are" },
  load: sameForAll(async (context) => {
    context.reads("location", "image");
    const cards = await locationCards(context.db);
    return { locations: cards.map((card) => placeNow(card, context)) };
  }),
});
