import type { FactsOf, SiteEvents } from "~/ui/events/site-events";

interface GivingEvents {
  "donation-modal": undefined;
  "donation-modal-close": undefined;
}

declare module "~/ui/events/event-details" {
  interface EventDetails extends GivingEvents {}
}

const events: FactsOf<GivingEvents> = {
  "donation-modal": { opens: "form", pageInstead: "/donate" },
  "donation-modal-close": { opens: null },
};

export const siteEvents: SiteEvents = { events, openingParameters: ["donation-success"] };
