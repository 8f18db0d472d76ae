import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  site: {
    "payment/:id/return": "site/return/route.tsx",
    "payment/monthly/:id/return": "site/monthly-return.tsx",
    "sandbox-checkout/:id": "site/sandbox-checkout/route.tsx",
  },
  admin: {
    "settings/payments": "admin/payments.tsx",
  },
};
