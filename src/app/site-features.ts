import { inFeatureOrder } from "~/features";
import type { SiteFeature } from "~/site/site-feature";

/** Each feature's additions to every public page. */
export const siteFeatures: readonly SiteFeature[] = inFeatureOrder(
  import.meta.glob<SiteFeature>("../features/*/site/site-feature.ts", {
    eager: true,
    import: "siteFeature",
  }),
);
