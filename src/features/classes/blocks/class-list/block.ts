import { defineBlock } from "~/content/blocks/block";
import { sameForAll } from "~/content/blocks/same-for-all";
import { atMost, heading, intro, linkToAll, MAX_LISTED, whenNone } from "~/content/blocks/shared-fields";
import { bar, box, title } from "~/content/blocks/thumbnail";
import { classItem } from "../../class/class-item";
import { nextSession } from "../../class/sessions";
import { upcomingClasses } from "../../class/upcoming-classes";

export const classListBlock = defineBlock({
  name: "classList",
  label: "Upcoming classes",
  category: "General",
  feature: null,
  help: "The next classes, with date and place. Filled in automatically.",
  thumbnail: [
    title(8, 8, 34),
    ...[20, 32, 44].flatMap((y) => [box(8, y, 9, 9, "accent"), bar(22, y, 36, 4), bar(22, y + 6, 52, 2.5)]),
  ],
  fields: { heading: heading(), intro: intro(), atMost: atMost(), whenNone: whenNone(), ...linkToAll() },
  example: { heading: "Upcoming classes", atMost: 5 },
  load: sameForAll(async (context) => {
    const { db, now, timeZone } = context;
    const classes = await upcomingClasses(db, { now, limit: MAX_LISTED });
    for (const view of classes) context.validUntil(nextSession(view, now)?.endsAt ?? view.endsAt);
    return { items: classes.map((view) => classItem(view, timeZone, now)) };
  }),
});
