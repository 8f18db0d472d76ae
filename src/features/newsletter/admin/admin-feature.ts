import type { AdminFeature } from "~/admin/admin-feature";

export const adminFeature: AdminFeature = {
  dialogs: [{ value: "join-newsletter", label: "Newsletter sign-up" }],
};
