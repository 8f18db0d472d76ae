import type { Database } from "../../database/database";
import { defineJob } from "../../jobs/job";
import { sendJob } from "../../jobs/send-job";
import { sandboxEvent } from "./table";

/** Brings an event of the sandbox to where webhooks are read. */
export const deliverSandboxEventJob = defineJob<{ id: string }>("deliver-sandbox-event");

/** Notes what happened at the sandbox, to be told by a webhook after the commit. */
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
