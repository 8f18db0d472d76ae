import { lazy } from "react";
import type { SiteFeature } from "~/site/site-feature";

export const siteFeature: SiteFeature = {
  modals: [
    {
      opensOn: ["award-thank-you", "new-patient-thank-you", "event-registration-success"],
      Modal: lazy(() => import("./thank-you-modals")),
    },
  ],
};
