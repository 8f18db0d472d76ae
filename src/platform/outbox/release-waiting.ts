import { eq, inArray } from "drizzle-orm";
import { sendJob } from "../jobs/send-job";
import { deliverMailJob } from "./deliver-mail-job";
import type { MailDeps } from "./mail-deps";
import { outboxMessage } from "./table";

const BATCH_SIZE = 500;

/**
 * Queues messages that waited for SITE_URL, now that it is set: up to 500, oldest first. Retries end two days
 * after this, as for new messages. Does nothing while SITE_URL is not set.
 */
export async function releaseWaiting({
  db,
  now,
  site,
}: Pick<MailDeps, "db" | "now" | "site">): Promise<void> {
  if (!site) return;
  await db.transaction(async (tx) => {
    const waiting = tx
      .select({ id: outboxMessage.id })
      .from(outboxMessage)
      .where(eq(outboxMessage.state, "waiting"))
      .orderBy(outboxMessage.createdAt)
      .limit(BATCH_SIZE)
      .for("update", { skipLocked: true });
    const released = await tx
      .update(outboxMessage)
      .set({ state: "queued", queuedAt: now(), dueAt: now(), reason: null })
      .where(inArray(outboxMessage.id, waiting))
      .returning({ id: outboxMessage.id });
    for (const { id } of released) await sendJob(tx, deliverMailJob, { id }, { key: `${id} ${+now()}` });
  });
}
