import type { AdminFeature } from "~/admin/admin-feature";
import { lazyPart } from "~/admin/screen/lazy-part";
import { findApplicants } from "./applications/find-applicants";

export const adminFeature: AdminFeature = {
  dashboardPanels: [
    {
      name: "open-applications",
      anyOf: ["permissionPatientFormManager"],
      Panel: lazyPart(() => import("./applications/open-applications")),
    },
  ],
  people: [{ label: "Applicants", anyOf: ["permissionPatientFormManager"], find: findApplicants }],
  editors: { questions: lazyPart(() => import("./questions/questions-input")) },
};
