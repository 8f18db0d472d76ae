import { lazy } from "react";
import type { AdminFeature } from "~/admin/admin-feature";

export const adminFeature: AdminFeature = {
  screens: { navigation: { preview: lazy(() => import("./menu-preview")) } },
};
