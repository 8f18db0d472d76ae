import { defineJob } from "~/platform/jobs/job";

/** Processes a request for the newsletter. */
export const settleRequestJob = defineJob<{ id: string }>("settle-newsletter-request");
