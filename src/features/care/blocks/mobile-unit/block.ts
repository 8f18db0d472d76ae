import { defineBlock } from "~/content/blocks/block";
import { sameForAll } from "~/content/blocks/same-for-all";
import { atMost, heading, intro, MAX_LISTED, note, whenNone } from "~/content/blocks/shared-fields";
import { bar, box, title } from "~/content/blocks/thumbnail";
import { comingStops } from "../../cmu-stop/coming-stops";
import { stopItem } from "../../cmu-stop/stop-item";

export const mobileUnitBlock = defineBlock({
  name: "mobileUnit",
  label: "Stops of the mobile unit",
  category: "General",
  feature: null,
  help: "Where the community mobile unit stops next, and when. Filled in automatically from CMU Scheduling.",
  thumbnail: [
    title(8, 8, 40),
    ...[20, 32, 44].flatMap((y) => [box(8, y, 9, 9, "accent"), bar(22, y, 30, 4), bar(22, y + 6, 48, 2.5)]),
  ],
  fields: {
    note: note("<p>Stops are entered under CMU Scheduling. A stop that is over disappears here.</p>"),
    heading: heading(),
    intro: intro(),
    atMost: atMost(),
    whenNone: whenNone(),
  },
  example: { heading: "Where the mobile unit stops next", atMost: 8 },
  load: sameForAll(async (context) => {
    const { db, now, timeZone } = context;
    const stops = await comingStops(db, { now, timeZone, limit: MAX_LISTED });
    for (const { endsAt } of stops) context.validUntil(endsAt);
    return { items: stops.map((stop) => stopItem(stop, timeZone)) };
  }),
});
