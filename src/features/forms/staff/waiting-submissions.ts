import { and, eq, not } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { PendingWork } from "~/server/pending-work/pending-work";
import { isApplication } from "../applications/is-application";
import { formSubmission } from "../table";

const isNew = eq(formSubmission.state, "received");

/** Counts applications and other submissions that nobody has started to process. */
export function waitingSubmissions(db: Database): PendingWork[] {
  const applications = isApplication(db);
  return [
    {
      href: "/admin/patient-applications",
      anyOf: ["permissionPatientFormManager"],
      one: "application to review",
      many: "applications to review",
      count: () => db.$count(formSubmission, and(isNew, applications)),
    },
    {
      href: "/admin/forms/submissions",
      anyOf: ["permissionFormManager"],
      feature: "forms",
      one: "submission to read",
      many: "submissions to read",
      count: () => db.$count(formSubmission, and(isNew, applications && not(applications))),
    },
  ];
}
