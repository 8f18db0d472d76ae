import { defineJob } from "~/platform/jobs/job";

/** Publishes or unpublishes one record, if that is due. */
export const runScheduleJob = defineJob<{ itemId: string }>("run-schedule", { once: "key" });
