import type { AdminFeature } from "~/admin/admin-feature";
import { lazyPart } from "~/admin/screen/lazy-part";

export const adminFeature: AdminFeature = {
  screens: { navigation: { preview: lazyPart(() => import("./menu-preview")) } },
};
