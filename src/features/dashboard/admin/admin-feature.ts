import type { AdminFeature } from "~/admin/admin-feature";
import { lazyPart } from "~/admin/screen/lazy-part";

export const adminFeature: AdminFeature = {
  dashboardPanels: [
    {
      name: "broken-links",
      anyOf: ["permissionPageManager", "permissionPageEditor"],
      Panel: lazyPart(() => import("./broken-links")),
    },
  ],
};
