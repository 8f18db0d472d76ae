import { classItem } from "../../types/class/class-item";
import { classTags } from "../../types/class/class-views";
import { upcomingClasses } from "../../types/class/upcoming-classes";
import { defineBlock } from "../block";
import { atMost, heading, intro, MOST_LISTED, wayToAll, whenNone } from "../shared-fields";

export const classListBlock = defineBlock({
  name: "classList",
  label: "Coming classes",
  category: "General",
  fields: { heading: heading(), intro: intro(), atMost: atMost(), whenNone: whenNone(), ...wayToAll() },
  async load(context) {
    const { db, now, timeZone } = context;
    context.reads(...classTags);
    const classes = await upcomingClasses(db, { now, limit: MOST_LISTED });
    for (const { endsAt } of classes) context.holdsUntil(endsAt);
    return { items: classes.map((view) => classItem(view, timeZone)) };
  },
});
