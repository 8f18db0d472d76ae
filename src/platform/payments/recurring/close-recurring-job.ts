import { defineJob } from "../../jobs/job";

/** Closes a monthly payment whose first month was not paid by the deadline. */
export const closeRecurringJob = defineJob<{ id: string }>("close-recurring", {
  retry: { times: 12, afterSeconds: 10, atMostSeconds: 3_600 },
  once: "key",
});
