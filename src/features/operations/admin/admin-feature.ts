import type { AdminFeature } from "~/admin/admin-feature";
import { lazyPart } from "~/admin/screen/lazy-part";

export const adminFeature: AdminFeature = {
  dashboardPanels: [
    {
      name: "failed-mail",
      anyOf: ["permissionSettingsManager"],
      feature: "settings",
      Panel: lazyPart(() => import("./failed-mail")),
    },
  ],
};
