import { defineJob } from "~/platform/jobs/job";

/** Reminds a person to pay for a held seat. */
export const remindToPayJob = defineJob<{ id: string; paymentId: string }>("remind-to-pay-for-class", {
  once: "key",
});
