import { handle } from "~/platform/jobs/job";
import type { Feature } from "~/server/feature";
import { adminIncidentApi } from "./api/admin/incident-api";
import { incidentApi } from "./api/incident-api";
import { endDueIncident } from "./end-incident";
import { endIncidentJob } from "./end-incident-job";

export const feature: Feature = {
  api: (services) => [incidentApi(services)],
  adminApi: (services) => [adminIncidentApi(services)],
  jobs: (services) => [handle(endIncidentJob, () => endDueIncident(services))],
};
