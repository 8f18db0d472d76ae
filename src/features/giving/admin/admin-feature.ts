import { lazy } from "react";
import type { AdminFeature } from "~/admin/admin-feature";
import { findDonors } from "./find-donors";

export const adminFeature: AdminFeature = {
  dashboardPanels: [
    {
      name: "latest-gifts",
      anyOf: ["permissionFoundationManager"],
      Panel: lazy(() => import("./latest-gifts")),
    },
  ],
  people: [{ label: "Donors", anyOf: ["permissionFoundationManager"], find: findDonors }],
  dialogs: [{ value: "donation-modal", label: "Giving" }],
};
