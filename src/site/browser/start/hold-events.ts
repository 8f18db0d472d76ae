import { windowEventName } from "~/ui/events/emit";
import { openingEvents } from "~/ui/events/opening-events";

/** Holds named events that open something, and fires them again on request. */
export function holdEvents(onEvent: () => void) {
  const held: CustomEvent[] = [];
  const names = openingEvents.map(windowEventName);

  function hold(event: Event) {
    held.push(event as CustomEvent);
    onEvent();
  }

  for (const name of names) addEventListener(name, hold);
  return {
    tell() {
      for (const name of names) removeEventListener(name, hold);
      for (const { type, detail } of held) dispatchEvent(new CustomEvent(type, { detail }));
    },
  };
}
