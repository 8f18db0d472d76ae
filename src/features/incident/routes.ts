import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  admin: {
    incident: "admin/route.tsx",
  },
};
