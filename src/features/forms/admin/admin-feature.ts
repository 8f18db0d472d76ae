import { lazy } from "react";
import type { AdminFeature } from "~/admin/admin-feature";

export const adminFeature: AdminFeature = {
  editors: { questions: lazy(() => import("./questions/questions-input")) },
};
