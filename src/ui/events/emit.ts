import type { EventDetails, EventName } from "./event-details";

/** The name of an event on `window`, where other scripts of the page can listen to it too. */
export function windowEventName(name: string): string {
  return `openward:${name}`;
}

type Arguments<Name extends EventName> = undefined extends EventDetails[Name]
  ? [detail?: EventDetails[Name]]
  : [detail: EventDetails[Name]];

/** Fires a named in-app event. Errors of a listener do not reach the caller. */
export function emit<Name extends EventName>(name: Name, ...[detail]: Arguments<Name>): void {
  window.dispatchEvent(new CustomEvent(windowEventName(name), { detail }));
}
