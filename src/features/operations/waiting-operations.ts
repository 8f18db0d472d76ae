import type { Database } from "~/platform/database/database";
import { countFailedJobs } from "~/platform/jobs/failed-jobs";
import type { PendingWork } from "~/server/pending-work/pending-work";
import { countFailedMail } from "./site-health/count-failed-mail";

const anyOf = ["permissionSettingsManager"] as const;

/** Counts failed mail of the last seven days, and failed jobs. */
export function waitingOperations(db: Database, now: () => Date): PendingWork[] {
  return [
    {
      href: "/admin/settings/mail",
      anyOf,
      feature: "settings",
      one: "failed email",
      many: "failed emails",
      count: () => countFailedMail(db, now()),
    },
    {
      href: "/admin/settings/jobs",
      anyOf,
      feature: "settings",
      one: "failed job",
      many: "failed jobs",
      count: () => countFailedJobs(db),
    },
  ];
}
