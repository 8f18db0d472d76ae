import { handle } from "~/platform/jobs/job";
import { DAILY } from "~/platform/jobs/schedules";
import type { Feature } from "~/server/feature";
import { closeJobs, closeJobsJob } from "./job/close-jobs";

export const feature: Feature = {
  jobs: ({ db, now, domains }) => [
    handle(closeJobsJob, () => closeJobs({ db, now, timeZone: domains.timeZone }), { schedule: DAILY }),
  ],
};
