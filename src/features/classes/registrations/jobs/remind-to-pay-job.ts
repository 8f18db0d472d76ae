import { defineJob } from "~/platform/jobs/job";

/** Reminds a person whose seat is held to pay. */
export const remindToPayJob = defineJob<{ id: string; paymentId: string }>("remind-to-pay-for-class", {
  once: "key",
});
