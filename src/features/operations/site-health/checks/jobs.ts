import { countFailedJobs } from "~/platform/jobs/failed-jobs";
import { schedulerLastRan } from "~/platform/jobs/scheduler-last-ran";
import { broken, counted, type HealthCheck, ok, warning } from "../health-check";

/** Scheduled work is due every minute, and a restarting node gets a few minutes. */
const LATE_MS = 5 * 60_000;

export const scheduler: HealthCheck = {
  id: "scheduler",
  title: "Scheduler",
  of: "site",
  needsDatabase: true,
  async run({ db, now }) {
    const lastRan = await schedulerLastRan(db);
    const advice =
      "Start the site if it does not run. If it runs, look in its log for “jobs wait”, and restart it. Until then mail and scheduled content wait.";
    if (!lastRan) return broken("Nothing was ever done on a clock.", advice);
    const minutes = Math.floor((+now() - +lastRan) / 60_000);
    if (+now() - +lastRan > LATE_MS) return broken(`It last ran ${counted(minutes, "minute")} ago.`, advice);
    return ok("It ran within the last minutes.");
  },
};

export const failedJobs: HealthCheck = {
  id: "failed-jobs",
  title: "Failed jobs",
  of: "site",
  needsDatabase: true,
  alerts: true,
  async run({ db }) {
    const failed = await countFailedJobs(db);
    if (failed === 0) return ok("None.");
    return warning(
      `${counted(failed, "job")} failed, and will not be tried again without being asked.`,
      "See why under Settings, Jobs in the admin area. Fix the cause, and try them again there.",
    );
  },
};
