import { defineBlock } from "~/content/blocks/block";
import { sameForAll } from "~/content/blocks/same-for-all";
import { heading, note } from "~/content/blocks/shared-fields";
import { bar, box, title } from "~/content/blocks/thumbnail";
import { readToday } from "./today";

export const todayAtAGlanceBlock = defineBlock({
  name: "todayAtAGlance",
  label: "Today at a glance",
  category: "Global",
  feature: null,
  help: "What is open right now, the emergency department first. Filled in automatically.",
  thumbnail: [
    title(8, 6, 30),
    box(8, 16, 32, 38, "brand"),
    bar(13, 24, 20, 4, "soft"),
    bar(13, 33, 16, 3, "accent"),
    ...[18, 32, 46].flatMap((y) => [bar(48, y, 24, 4), bar(76, y, 12, 3, "brand")]),
  ],
  needs: "wide",
  fields: {
    note: note(
      "<p>The block shows the opening hours of the published locations. Change them under Locations: this page follows within seconds.</p>",
    ),
    heading: heading(),
  },
  example: { heading: "Today" },
  load: sameForAll(readToday),
});
