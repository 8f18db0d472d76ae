import { lazy } from "react";
import type { AdminFeature } from "~/admin/admin-feature";

export const adminFeature: AdminFeature = {
  dashboardPanels: [
    {
      name: "broken-links",
      anyOf: ["permissionPageManager", "permissionPageEditor"],
      Panel: lazy(() => import("./broken-links")),
    },
  ],
};
