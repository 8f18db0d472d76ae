import { lazy } from "react";
import type { SiteFeature } from "~/site/site-feature";

export const siteFeature: SiteFeature = {
  modals: [
    {
      opensOn: ["class-details", "class-registration"],
      Modal: lazy(() => import("./class/class-modal")),
    },
    { opensOn: ["registration-success"], Modal: lazy(() => import("./registration/success-modal")) },
  ],
};
