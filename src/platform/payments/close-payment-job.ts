import { defineJob } from "../jobs/job";

/** Closes a payment at its deadline, or immediately. */
export const closePaymentJob = defineJob<{ id: string; isEarly?: true }>("close-payment", {
  retry: { times: 12, afterSeconds: 10, atMostSeconds: 3_600 },
  once: "key",
});
