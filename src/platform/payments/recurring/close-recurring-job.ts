import { defineJob } from "../../jobs/job";

/** Ends the time to agree and to pay the first month. */
export const closeRecurringJob = defineJob<{ id: string }>("close-recurring", {
  retry: { times: 12, afterSeconds: 10, atMostSeconds: 3_600 },
  once: "key",
});
