import type { AdminFeature } from "~/admin/admin-feature";

export const adminFeature: AdminFeature = {
  dialogs: [{ value: "donation-modal", label: "Giving" }],
};
