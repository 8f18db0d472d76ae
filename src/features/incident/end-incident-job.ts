import { defineJob } from "~/platform/jobs/job";

/** Records the end of an incident at its time. */
export const endIncidentJob = defineJob<{ id: string }>("end-incident");
