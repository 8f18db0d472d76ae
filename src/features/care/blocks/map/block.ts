import { defineBlock } from "~/content/blocks/block";
import { headingIfAny, intro } from "~/content/blocks/shared-fields";
import { bar, box, dot, lines, title } from "~/content/blocks/thumbnail";
import { locations } from "../../shared/fields";
import { type LocationCard, locationCards } from "../../shared/location/location-card";
import { placeNow } from "../../shared/location/place-now";

export const mapBlock = defineBlock({
  name: "map",
  label: "Places with a map",
  category: "Global",
  feature: null,
  help: "The places you choose, or all of them, with hours and directions. The map opens on request.",
  thumbnail: [
    title(8, 8, 28),
    ...[20, 38].flatMap((y) => [bar(8, y, 24, 4, "brand"), ...lines(8, y + 7, 32, 1)]),
    box(50, 8, 38, 44),
    dot(62, 22, 3.5),
    dot(78, 38, 3.5),
    dot(70, 30, 3.5, "brand"),
  ],
  fields: {
    heading: headingIfAny(),
    intro: intro(),
    // The opening state depends on the time, so it comes from the block's data.
    places: {
      ...locations({ label: "Places", help: "If none is chosen, all of them." }),
      show: () => null,
    },
  },
  example: { heading: "How to find us" },
  async load(context, every, records) {
    const showsAll = every.some(({ places = [] }) => places.length === 0);
    const all = showsAll ? await locationCards(context.db) : [];
    const named = await records;
    const cardOf = (id: string) => (named.find("location", id) as LocationCard | undefined) ?? [];
    return every.map(({ places = [] }) =>
      (places.length > 0 ? places.flatMap(cardOf) : all).map((card) => {
        const { picture: _, ...place } = placeNow(card, context);
        return { id: card.id, ...place };
      }),
    );
  },
});
