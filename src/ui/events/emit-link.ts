import { windowEventName } from "./emit";
import type { EventName } from "./event-details";

/** Pages that replace an event: where an `emit:` link leads without JavaScript. */
const PAGE_INSTEAD = new Map<string, string>([
  ["specialty-filter", "/specialties-and-locations"],
  ["provider-profile", "/provider-search"],
  ["locations-map", "/specialties-and-locations#locations"],
  ["class-details", "/classes-and-education"],
  ["class-registration", "/classes-and-education"],
  ["donation-modal", "/donate"],
  ["join-newsletter", "/newsletter"],
] satisfies [EventName, string][]);

export interface EmitLink {
  name: string;
  detail: Record<string, string> | undefined;
  /** Where the link leads without JavaScript. */
  pageInstead: string | undefined;
}

/** Parses `emit:name` or `emit:name?key=value`; the query becomes the event's detail. */
export function parseEmitLink(href: string): EmitLink {
  const [name = "", query] = href.slice("emit:".length).split("?", 2);
  const detail = query ? Object.fromEntries(new URLSearchParams(query)) : undefined;
  return { name, detail, pageInstead: PAGE_INSTEAD.get(name) };
}

/**
 * Fires the event that an `emit:` link names. Editors can write any name; an unknown one has no listeners.
 */
export function fireEmitLink(href: string): void {
  const { name, detail } = parseEmitLink(href);
  window.dispatchEvent(new CustomEvent(windowEventName(name), { detail }));
}
