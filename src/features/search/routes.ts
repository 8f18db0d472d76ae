import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  site: {
    search: "site/route.tsx",
  },
  admin: {
    search: "admin/route.tsx",
  },
};
