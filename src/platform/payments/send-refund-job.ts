import { defineJob } from "../jobs/job";

/** Asks the provider to make a refund. */
export const sendRefundJob = defineJob<{ id: string }>("send-refund", {
  retry: { times: 20, afterSeconds: 10, atMostSeconds: 3_600 },
  once: "key",
});
