import type { FactsOf, SiteEvents } from "~/ui/events/site-events";

/** The confirmation of a class registration: only public facts about the class. Times are ISO 8601 with an offset. */
export interface RegisteredClass {
  classType: string;
  startDate: string;
  endDate: string;
  title: string;
  /** Only present if it comes from the form's response, because anyone can write an address. */
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
