import { defineJob } from "../jobs/job";

/** Tries to send one message. How often and when is the outbox's own business; this only retries what was no attempt at all. */
export const deliverMailJob = defineJob<{ id: string }>("deliver-mail", { once: "key", expireSeconds: 300 });
