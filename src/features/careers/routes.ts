import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  site: {
    "jobs/:slug": "site/job/route.tsx",
  },
};
