import type { FactsOf, SiteEvents } from "~/ui/events/site-events";

/**
 * Data of a class registration's confirmation: public facts about the class only. Times are ISO 8601 with
 * offset.
 */
export interface RegisteredClass {
  classType: string;
  startDate: string;
  endDate: string;
  title: string;
  /** Only if the form's response contained it: an address proves nothing. */
  status?: "confirmed" | "waitlisted";
}

interface ClassEvents {
  "class-details": { id: string };
  "class-details-close": undefined;
  "class-registration": { id: string };
  "class-registration-close": undefined;
  "registration-success": RegisteredClass;
  "registration-success-close": undefined;
}

declare module "~/ui/events/event-details" {
  interface EventDetails extends ClassEvents {}
}

const events: FactsOf<ClassEvents> = {
  "class-details": { opens: "view", pageInstead: "/classes-and-education" },
  "class-details-close": { opens: null },
  "class-registration": { opens: "form", pageInstead: "/classes-and-education" },
  "class-registration-close": { opens: null },
  "registration-success": { opens: "view" },
  "registration-success-close": { opens: null },
};

export const siteEvents: SiteEvents = { events, openingParameters: ["registration-success"] };
