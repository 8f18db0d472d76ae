import { defineJob } from "~/platform/jobs/job";

/** Does what somebody's request to get the newsletter asks for. */
export const settleRequestJob = defineJob<{ id: string }>("settle-newsletter-request");
