import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  admin: {
    dashboard: "admin/route.tsx",
    "dashboard/health": "admin/content-health/route.tsx",
  },
};
