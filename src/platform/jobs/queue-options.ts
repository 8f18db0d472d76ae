import type { Queue } from "pg-boss";
import type { Job } from "./job";

/** The schema that pg-boss keeps its tables in. */
export const JOB_SCHEMA = "pgboss";

const DAY = 24 * 60 * 60;

/** How pg-boss is to treat a job: the one place that translates our words into its. */
export function queueOptions({ retry, expireSeconds, once }: Job<object>): Omit<Queue, "name"> {
  return {
    policy: once === "always" ? "exclusive" : once === "key" ? "short" : "standard",
    retryLimit: retry.times,
    retryDelay: retry.afterSeconds,
    retryBackoff: true,
    retryDelayMax: retry.atMostSeconds,
    expireInSeconds: expireSeconds,
    retentionSeconds: 30 * DAY,
    // Work on a clock leaves a row a minute behind.
    deleteAfterSeconds: (once === "always" ? 1 : 14) * DAY,
    notify: true,
  };
}
