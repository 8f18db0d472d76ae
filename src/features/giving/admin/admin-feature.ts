import type { AdminFeature } from "~/admin/admin-feature";
import { findDonors } from "./find-donors";

export const adminFeature: AdminFeature = {
  people: [{ label: "Donors", anyOf: ["permissionFoundationManager"], find: findDonors }],
  dialogs: [{ value: "donation-modal", label: "Giving" }],
};
