import type { SiteEvents } from "~/ui/events/site-events";
import { FAQ_PARAMETER } from "./faq/faq-address";

export const siteEvents: SiteEvents = { events: {}, openingParameters: [FAQ_PARAMETER] };
