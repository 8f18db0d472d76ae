import { defineJob } from "~/platform/jobs/job";

/** Notes the end of an incident at its time. */
export const endIncidentJob = defineJob<{ id: string }>("end-incident");
