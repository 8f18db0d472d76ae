import { windowEventName } from "./emit";
import type { EventName } from "./event-details";

/** The page that does without script what the event does with it: where an `emit:` link leads when no script runs. */
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
  /** Where the link leads without script. */
  pageInstead: string | undefined;
}

/** Reads `emit:name` or `emit:name?key=value`; the query becomes the event's detail. */
export function parseEmitLink(href: string): EmitLink {
  const [name = "", query] = href.slice("emit:".length).split("?", 2);
  const detail = query ? Object.fromEntries(new URLSearchParams(query)) : undefined;
  return { name, detail, pageInstead: PAGE_INSTEAD.get(name) };
}

/** Fires the event that an `emit:` link names. The name is whatever an editor wrote; an unknown one is heard by nobody. */
export function fireEmitLink(href: string): void {
  const { name, detail } = parseEmitLink(href);
  window.dispatchEvent(new CustomEvent(windowEventName(name), { detail }));
}
