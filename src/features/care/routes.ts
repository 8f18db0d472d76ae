import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  site: {
    "provider-search": "site/providers/search/route.tsx",
    "provider/:slug": "site/providers/profile/route.tsx",
    "specialties-and-locations": "site/specialties/overview/route.tsx",
    insurance: "site/insurance/list.tsx",
    "insurance/:slug": "site/insurance/plan.tsx",
    "where-to-go": "site/care-guide/route.tsx",
    "location/:slug": "site/locations/location/route.tsx",
    "conditions/:slug": "site/conditions/condition.tsx",
    "specialty/:slug": "site/specialties/specialty/route.tsx",
  },
};
