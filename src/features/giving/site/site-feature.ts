import { lazy } from "react";
import type { SiteFeature } from "~/site/site-feature";

export const siteFeature: SiteFeature = {
  modals: [{ opensOn: ["donation-modal"], Modal: lazy(() => import("./modal/donation-modal")) }],
};
