import { defineJob } from "../jobs/job";

/**
 * Tries to send one message. The outbox schedules attempts; the job's own retries are for runs that made no
 * attempt.
 */
export const deliverMailJob = defineJob<{ id: string }>("deliver-mail", { once: "key", expireSeconds: 300 });
