import { defineJob } from "../jobs/job";

/** Ends the time to pay. */
export const closePaymentJob = defineJob<{ id: string }>("close-payment", {
  retry: { times: 12, afterSeconds: 10, atMostSeconds: 3_600 },
  once: "key",
});
