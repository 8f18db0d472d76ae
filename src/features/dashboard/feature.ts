import { handle } from "~/platform/jobs/job";
import { DAILY } from "~/platform/jobs/schedules";
import type { Feature } from "~/server/feature";
import { contentHealthApi } from "./api/content-health-api";
import { dashboardApi } from "./api/dashboard-api";
import { checkLinks, checkLinksJob } from "./content-health/check-links";

export const feature: Feature = {
  adminApi: (services) => [contentHealthApi(services), dashboardApi(services)],
  jobs: (services) => [
    handle(checkLinksJob, (options) => checkLinks(services, options), { schedule: DAILY }),
  ],
};
