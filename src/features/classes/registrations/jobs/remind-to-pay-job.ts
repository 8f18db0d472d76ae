import { defineJob } from "~/platform/jobs/job";

/** Writes to somebody whose seat is held and not paid for yet. */
export const remindToPayJob = defineJob<{ id: string; paymentId: string }>("remind-to-pay-for-class", {
  once: "key",
});
