import type { Queue } from "pg-boss";
import type { Job } from "./job";

/** The schema of pg-boss's tables. */
export const JOB_SCHEMA = "pgboss";

const DAY = 24 * 60 * 60;

/** Translates a job's options to those of pg-boss. */
export function queueOptions({ retry, expireSeconds, once }: Job<object>): Omit<Queue, "name"> {
  return {
    policy: once === "always" ? "exclusive" : once === "key" ? "short" : "standard",
    retryLimit: retry.times,
    retryDelay: retry.afterSeconds,
    retryBackoff: true,
    retryDelayMax: retry.atMostSeconds,
    expireInSeconds: expireSeconds,
    retentionSeconds: 30 * DAY,
    // Scheduled jobs add a row every minute.
    deleteAfterSeconds: (once === "always" ? 1 : 14) * DAY,
    notify: true,
  };
}
