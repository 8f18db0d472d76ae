import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  site: {
    "": "site/route.tsx",
    "*": "site/route.tsx",
  },
  admin: {
    "pages/tree": "admin/tree/route.tsx",
  },
};
