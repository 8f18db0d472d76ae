import { windowEventName } from "./emit";
import { eventFacts } from "./site-events";

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
  return { name, detail, pageInstead: eventFacts(name)?.pageInstead };
}

/**
 * Fires the event that an `emit:` link names. Editors can write any name; an unknown one has no listeners.
 */
export function fireEmitLink(href: string): void {
  const { name, detail } = parseEmitLink(href);
  window.dispatchEvent(new CustomEvent(windowEventName(name), { detail }));
}
