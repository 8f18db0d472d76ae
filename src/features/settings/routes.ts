import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  admin: {
    settings: "admin/route.tsx",
    "settings/setup": "admin/setup/route.tsx",
    "settings/setup/:step": "admin/setup/step.tsx",
    "settings/services": "admin/services.tsx",
    "settings/lock": "admin/lock.tsx",
    "settings/demo": "admin/demo/route.tsx",
    "settings/price-file": "admin/price-file.tsx",
  },
};
