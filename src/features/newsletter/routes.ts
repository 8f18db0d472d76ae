import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  site: {
    newsletter: "site/join/route.tsx",
    "newsletter/confirm/:token": "site/confirm.tsx",
    "newsletter/:token": "site/subscription/route.tsx",
  },
  admin: {
    newsletter: "admin/route.tsx",
  },
};
