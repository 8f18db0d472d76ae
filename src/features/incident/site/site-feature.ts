import type { SiteFeature } from "~/site/site-feature";
import { CurrentIncident } from "./incident-banner";

export const siteFeature: SiteFeature = { Banner: CurrentIncident };
