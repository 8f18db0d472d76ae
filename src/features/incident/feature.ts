import { handle } from "~/platform/jobs/job";
import type { Feature } from "~/server/feature";
import { adminIncidentApi } from "./api/admin-incident-api";
import { incidentApi } from "./api/incident-api";
import { cachedIncident } from "./cached-incident";
import { endDueIncident } from "./end-incident";
import { endIncidentJob } from "./end-incident-job";
import { incidentOnEveryPage } from "./site/shown-incident";
import { textHome } from "./site/text-home";

export const feature: Feature = {
  api: (services) => [incidentApi(services)],
  adminApi: (services) => [adminIncidentApi(services)],
  jobs: (services) => [handle(endIncidentJob, () => endDueIncident(services))],
  shellParts: { incident: incidentOnEveryPage },
  homePage: textHome,
  cachedServices: ({ db, now }) => ({ incident: cachedIncident(db, now) }),
};
