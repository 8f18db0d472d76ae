import type { FactsOf, SiteEvents } from "~/ui/events/site-events";

interface FormEvents {
  /** The link is set for a sender without an email address. */
  "new-patient-thank-you": { message?: string; backRoute?: string; privateLink?: string } | undefined;
  "award-thank-you": { message?: string } | undefined;
  "event-registration-success": { name?: string; message?: string } | undefined;
}

declare module "~/ui/events/event-details" {
  interface EventDetails extends FormEvents {}
}

const events: FactsOf<FormEvents> = {
  "new-patient-thank-you": { opens: "view" },
  "award-thank-you": { opens: "view" },
  "event-registration-success": { opens: "view" },
};

export const siteEvents: SiteEvents = { events, openingParameters: ["event-registration-success"] };
