import { handle } from "~/platform/jobs/job";
import { DAILY } from "~/platform/jobs/schedules";
import type { Feature } from "~/server/feature";
import { analyticsApi } from "./api/analytics-api";
import { forgetEvents, forgetEventsJob } from "./forget-events";

export const feature: Feature = {
  adminApi: (services) => [analyticsApi(services)],
  jobs: (services) => [handle(forgetEventsJob, () => forgetEvents(services), { schedule: DAILY })],
};
