import { defineJob } from "../jobs/job";

/** Processes an event of a provider. */
export const processPaymentEventJob = defineJob<{ id: number }>("process-payment-event", {
  retry: { times: 20, afterSeconds: 5, atMostSeconds: 3_600 },
  once: "key",
});
