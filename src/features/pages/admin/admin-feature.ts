import { lazy } from "react";
import type { AdminFeature } from "~/admin/admin-feature";

export const adminFeature: AdminFeature = {
  // Loaded lazily, because the page editor is large.
  blocksWorkspace: lazy(() => import("./page-workspace")),
};
