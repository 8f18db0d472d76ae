import type { AdminFeature } from "~/admin/admin-feature";
import { lazyPart } from "~/admin/screen/lazy-part";
import { findDonors } from "./find-donors";

export const adminFeature: AdminFeature = {
  dashboardPanels: [
    {
      name: "latest-gifts",
      anyOf: ["permissionFoundationManager"],
      Panel: lazyPart(() => import("./latest-gifts")),
    },
  ],
  people: [{ label: "Donors", anyOf: ["permissionFoundationManager"], find: findDonors }],
  dialogs: [{ value: "donation-modal", label: "Giving" }],
};
