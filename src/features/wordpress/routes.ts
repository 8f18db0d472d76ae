import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  admin: {
    "settings/wordpress": "admin/route.tsx",
    "settings/wordpress/:id": "admin/result.tsx",
  },
};
