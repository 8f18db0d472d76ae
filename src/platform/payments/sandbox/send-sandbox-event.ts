import type { Database } from "../../database/database";
import { defineJob } from "../../jobs/job";
import { sendJob } from "../../jobs/send-job";
import { sandboxEvent } from "./table";

export const deliverSandboxEventJob = defineJob<{ id: string }>("deliver-sandbox-event");

/** Records a sandbox event, which a webhook reports after the commit. */
export async function sendSandboxEvent(
  tx: Database,
  what: ({ checkoutId: string } | { agreementId: string }) & { type: string },
  now: Date,
): Promise<void> {
  const [event] = await tx
    .insert(sandboxEvent)
    .values({ ...what, createdAt: now })
    .returning({ id: sandboxEvent.id });
  if (event) await sendJob(tx, deliverSandboxEventJob, event);
}
