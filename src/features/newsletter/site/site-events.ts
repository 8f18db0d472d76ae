import type { FactsOf, SiteEvents } from "~/ui/events/site-events";

interface NewsletterEvents {
  /** Contains the input of another form on the page. `send` is set if the visitor pressed that form's button. */
  "join-newsletter": { firstname?: string; lastname?: string; email?: string; send?: boolean } | undefined;
  "join-newsletter-close": undefined;
}

declare module "~/ui/events/event-details" {
  interface EventDetails extends NewsletterEvents {}
}

const events: FactsOf<NewsletterEvents> = {
  "join-newsletter": { opens: "form", pageInstead: "/newsletter" },
  "join-newsletter-close": { opens: null },
};

export const siteEvents: SiteEvents = { events };
