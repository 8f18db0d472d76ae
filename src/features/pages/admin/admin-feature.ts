import type { AdminFeature } from "~/admin/admin-feature";
import { lazyPart } from "~/admin/screen/lazy-part";

export const adminFeature: AdminFeature = {
  screens: { page: { otherList: { label: "As a tree", href: "/admin/pages/tree" } } },
  // Loaded lazily, because the page editor is large.
  blocksWorkspace: lazyPart(() => import("./page-workspace")),
};
