import type { AdminFeature } from "~/admin/admin-feature";

export const adminFeature: AdminFeature = {
  dialogs: [
    { value: "locations-map", label: "Map of all locations" },
    { value: "specialty-filter", label: "Choice of a specialty" },
  ],
};
