import { eventItem } from "../../types/calendar-event/event-item";
import { upcomingEvents } from "../../types/calendar-event/upcoming-events";
import { defineBlock } from "../block";
import { atMost, heading, intro, MOST_LISTED, whenNone } from "../shared-fields";

export const eventListBlock = defineBlock({
  name: "eventList",
  label: "Coming events",
  category: "General",
  fields: { heading: heading(), intro: intro(), atMost: atMost(), whenNone: whenNone() },
  async load(context) {
    const { db, now, timeZone } = context;
    context.reads("calendarEvent");
    const events = await upcomingEvents(db, { now, limit: MOST_LISTED });
    for (const { endsAt } of events) context.holdsUntil(endsAt);
    return { items: events.map((event) => eventItem(event, timeZone)) };
  },
});
