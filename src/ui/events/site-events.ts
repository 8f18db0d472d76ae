/** Facts about a named event that are known before its listener is loaded. */
export interface EventFacts {
  /**
   * What the event opens, if anything. Such an event is kept and repeated if it is fired before its listener
   * exists.
   */
  opens: "form" | "view" | null;
  /** The page that an `emit:` link to it leads to without JavaScript. */
  pageInstead?: string;
}

/** Facts of each event of an interface. An event without facts does not compile. */
export type FactsOf<Details> = { readonly [Name in keyof Details]: EventFacts };

/**
 * The dialogs of a feature over public pages: `siteEvents` in its `site/site-events.ts`. The script that every page
 * starts with contains it, so such a file imports nothing large.
 */
export interface SiteEvents {
  events: Readonly<Record<string, EventFacts>>;
  /** Query parameters that open something over the page. */
  openingParameters?: readonly string[];
}

const known = new Map<string, EventFacts>([
  ["modal-image-carousel", { opens: "view" }],
  ["error-notification", { opens: "view" }],
]);
const parameters: string[] = [];

export function registerSiteEvents({ events, openingParameters = [] }: SiteEvents): void {
  for (const [name, facts] of Object.entries(events)) known.set(name, facts);
  parameters.push(...openingParameters);
}

/** The facts of an event, by any name that an editor wrote. */
export function eventFacts(name: string): EventFacts | undefined {
  return known.get(name);
}

/** The names of the events that open something. */
export function openingEvents(): string[] {
  return [...known].flatMap(([name, { opens }]) => (opens ? [name] : []));
}

/** Query parameters that open something over the page. */
export function openingParameters(): readonly string[] {
  return parameters;
}
