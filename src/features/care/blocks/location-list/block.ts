import { defineBlock } from "~/content/blocks/block";
import { sameForAll } from "~/content/blocks/same-for-all";
import { heading, intro } from "~/content/blocks/shared-fields";
import { bar, lines, picture, title } from "~/content/blocks/thumbnail";
import { locationCards } from "../../shared/location/location-card";
import { placeNow } from "../../shared/location/place-now";

export const locationListBlock = defineBlock({
  name: "locationList",
  label: "All locations",
  category: "Global",
  feature: null,
  help: "All of our places with their hours. Filled in automatically.",
  thumbnail: [
    title(8, 8, 32),
    ...[8, 52].flatMap((x) => [picture(x, 20, 36, 18), bar(x, 42, 26, 4, "brand"), ...lines(x, 50, 34, 1)]),
  ],
  needs: "wide",
  fields: { heading: heading(), intro: intro() },
  example: { heading: "Where we are" },
  load: sameForAll(async (context) => {
    const cards = await locationCards(context.db);
    return { locations: cards.map((card) => placeNow(card, context)) };
  }),
});
