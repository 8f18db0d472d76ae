import { lazy } from "react";
import type { SiteFeature } from "~/site/site-feature";

export const siteFeature: SiteFeature = {
  modals: [
    { opensOn: ["provider-profile"], Modal: lazy(() => import("./providers/profile/profile-modal")) },
    {
      opensOn: ["specialty-filter"],
      Modal: lazy(() => import("./specialties/filter/specialty-filter-modal")),
    },
    {
      opensOn: ["locations-map"],
      Modal: lazy(() => import("./locations/locations-map/locations-map-modal")),
    },
  ],
};
