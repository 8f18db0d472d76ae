import type { FeatureContent } from "~/content/feature-content";
import { eventListBlock } from "./blocks/event-list/block";
import { calendarEventType } from "./calendar-event/definition";

export const content: FeatureContent = {
  types: [calendarEventType],
  blocks: [eventListBlock],
};
