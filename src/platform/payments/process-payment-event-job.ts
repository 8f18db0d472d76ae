import { defineJob } from "../jobs/job";

/** Looks into what a provider told. */
export const processPaymentEventJob = defineJob<{ id: number }>("process-payment-event", {
  retry: { times: 20, afterSeconds: 5, atMostSeconds: 3_600 },
  once: "key",
});
