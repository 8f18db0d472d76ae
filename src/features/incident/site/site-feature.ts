import type { SiteFeature } from "~/site/site-feature";
import { CurrentIncident } from "./current-incident";

export const siteFeature: SiteFeature = { Banner: CurrentIncident };
