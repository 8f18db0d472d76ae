import { handle } from "~/platform/jobs/job";
import type { Feature } from "~/server/feature";
import { adminIncidentApi } from "./api/admin/incident-api";
import { incidentApi } from "./api/incident-api";
import { endDueIncident } from "./end-incident";
import { endIncidentJob } from "./end-incident-job";
import { knownIncident } from "./known-incident";
import { incidentOnEveryPage } from "./site/shown-incident";
import { textHome } from "./site/text-home";

export const feature: Feature = {
  api: (services) => [incidentApi(services)],
  adminApi: (services) => [adminIncidentApi(services)],
  jobs: (services) => [handle(endIncidentJob, () => endDueIncident(services))],
  shellParts: { incident: incidentOnEveryPage },
  homePage: textHome,
  keptServices: ({ db, now }) => ({ incident: knownIncident(db, now) }),
};
