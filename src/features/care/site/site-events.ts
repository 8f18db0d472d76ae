import type { FactsOf, SiteEvents } from "~/ui/events/site-events";

interface CareEvents {
  "specialty-filter": undefined;
  "specialty-filter-close": undefined;
  "provider-profile": { id: string };
  "provider-profile-close": undefined;
  /** Without an id, the map shows all locations. */
  "locations-map": { heading?: string; locationId?: string } | undefined;
  "locations-map-close": undefined;
}

declare module "~/ui/events/event-details" {
  interface EventDetails extends CareEvents {}
}

const events: FactsOf<CareEvents> = {
  "specialty-filter": { opens: "view", pageInstead: "/specialties-and-locations" },
  "specialty-filter-close": { opens: null },
  "provider-profile": { opens: "view", pageInstead: "/provider-search" },
  "provider-profile-close": { opens: null },
  "locations-map": { opens: "view", pageInstead: "/specialties-and-locations#locations" },
  "locations-map-close": { opens: null },
};

export const siteEvents: SiteEvents = { events };
