import { defineJob } from "~/platform/jobs/job";

/** Processes a sign-up request. */
export const settleRequestJob = defineJob<{ id: string }>("settle-newsletter-request");
