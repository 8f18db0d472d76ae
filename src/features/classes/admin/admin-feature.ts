import { lazy } from "react";
import type { AdminFeature } from "~/admin/admin-feature";

export const adminFeature: AdminFeature = {
  editors: { sessions: lazy(() => import("./sessions/sessions-input")) },
};
