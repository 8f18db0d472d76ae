import { defineBlock } from "../block";
import { heading } from "../shared-fields";
import { readToday } from "./today";

export const todayAtAGlanceBlock = defineBlock({
  name: "todayAtAGlance",
  label: "Today at a glance",
  category: "Global",
  fields: { heading: heading() },
  load: readToday,
});
