import { lazy } from "react";
import type { AdminFeature } from "~/admin/admin-feature";

export const adminFeature: AdminFeature = {
  dashboardPanels: [
    {
      name: "failed-mail",
      anyOf: ["permissionSettingsManager"],
      feature: "settings",
      Panel: lazy(() => import("./failed-mail")),
    },
  ],
};
