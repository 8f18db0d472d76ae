import { KB } from "~/platform/isomorphic/sizes";
import { handle } from "~/platform/jobs/job";
import { DAILY } from "~/platform/jobs/schedules";
import type { Feature } from "~/server/feature";
import { analyticsApi } from "./api/analytics-api";
import { pageSpeedApi } from "./api/page-speed-api";
import { deleteOldEvents, deleteOldEventsJob } from "./delete-old-events";

export const feature: Feature = {
  api: (services) => [pageSpeedApi(services)],
  adminApi: (services) => [analyticsApi(services)],
  bodyLimits: [{ path: /^\/feedback$/, bytes: 16 * KB }],
  jobs: (services) => [handle(deleteOldEventsJob, () => deleteOldEvents(services), { schedule: DAILY })],
};
