import { windowEventName } from "./emit";
import type { EventDetails, EventName } from "./event-details";

/** Listens to a named in-app event. Returns a function that stops listening. */
export function on<Name extends EventName>(
  name: Name,
  listener: (detail: EventDetails[Name]) => void,
): () => void {
  const receive = (event: Event) =>
    listener((event as CustomEvent<EventDetails[Name]>).detail ?? (undefined as EventDetails[Name]));
  window.addEventListener(windowEventName(name), receive);
  return () => window.removeEventListener(windowEventName(name), receive);
}
