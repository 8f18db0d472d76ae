import { lazy } from "react";
import type { AdminFeature } from "~/admin/admin-feature";
import { findRegistrants } from "./find-registrants";

export const adminFeature: AdminFeature = {
  dashboardPanels: [
    {
      name: "todays-classes",
      anyOf: ["permissionCHClassManager"],
      Panel: lazy(() => import("./todays-classes")),
    },
  ],
  people: [{ label: "Registrations", anyOf: ["permissionCHClassManager"], find: findRegistrants }],
};
