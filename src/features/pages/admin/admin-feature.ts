import { lazy } from "react";
import type { AdminFeature } from "~/admin/admin-feature";

export const adminFeature: AdminFeature = {
  // The editor of pages is large; only who opens a page needs it.
  blocksWorkspace: lazy(() => import("./page-workspace")),
};
