import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  site: {
    feedback: "site/feedback/route.tsx",
  },
  admin: {
    analytics: "admin/route.tsx",
  },
};
