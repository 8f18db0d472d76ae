import { defineBlock } from "~/content/blocks/block";
import { sameForAll } from "~/content/blocks/same-for-all";
import { atMost, heading, intro, MAX_LISTED, whenNone } from "~/content/blocks/shared-fields";
import { bar, box, title } from "~/content/blocks/thumbnail";
import { eventItem } from "../../calendar-event/event-item";
import { upcomingEvents } from "../../calendar-event/upcoming-events";

export const eventListBlock = defineBlock({
  name: "eventList",
  label: "Upcoming events",
  category: "General",
  feature: "events",
  help: "The next events on the calendar. Filled in automatically.",
  thumbnail: [
    title(8, 8, 34),
    ...[20, 32, 44].flatMap((y) => [box(8, y, 9, 9, "brand"), bar(22, y, 36, 4), bar(22, y + 6, 52, 2.5)]),
  ],
  fields: { heading: heading(), intro: intro(), atMost: atMost(), whenNone: whenNone() },
  example: { heading: "Upcoming events", atMost: 5 },
  load: sameForAll(async (context) => {
    const { db, now, timeZone } = context;
    const events = await upcomingEvents(db, { now, limit: MAX_LISTED });
    for (const { endsAt } of events) context.validUntil(endsAt);
    return { items: events.map((event) => eventItem(event, timeZone)) };
  }),
});
