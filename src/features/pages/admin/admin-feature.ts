import { lazy } from "react";
import type { AdminFeature } from "~/admin/admin-feature";

export const adminFeature: AdminFeature = {
  screens: { page: { otherList: { label: "As a tree", href: "/admin/pages/tree" } } },
  // Loaded lazily, because the page editor is large.
  blocksWorkspace: lazy(() => import("./page-workspace")),
};
