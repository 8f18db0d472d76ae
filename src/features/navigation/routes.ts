import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  admin: {
    footer: "admin/footer.tsx",
    "redirects/missed": "admin/missed.tsx",
  },
};
