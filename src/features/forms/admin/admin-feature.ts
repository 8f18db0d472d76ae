import { lazy } from "react";
import type { AdminFeature } from "~/admin/admin-feature";
import { findApplicants } from "./applications/find-applicants";

export const adminFeature: AdminFeature = {
  dashboardPanels: [
    {
      name: "open-applications",
      anyOf: ["permissionPatientFormManager"],
      Panel: lazy(() => import("./applications/open-applications")),
    },
  ],
  people: [{ label: "Applicants", anyOf: ["permissionPatientFormManager"], find: findApplicants }],
  editors: { questions: lazy(() => import("./questions/questions-input")) },
};
