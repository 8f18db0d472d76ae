import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "../audit/actor";
import { recordAudit } from "../audit/record-audit";
import type { RootDatabase } from "../database/database";
import { AppError } from "../errors/app-error";
import { sendJob } from "../jobs/send-job";
import { deliverMailJob } from "./deliver-mail-job";
import { outboxMessage } from "./table";

/**
 * Queues a message again that failed, was kept, is unclear, or waits for its next attempt.
 * @throws AppError NOT_FOUND; BAD_REQUEST if it was sent, is being sent, or its text was deleted
 */
export async function retryMessage(db: RootDatabase, actor: Actor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [message] = await tx.select().from(outboxMessage).where(eq(outboxMessage.id, id)).for("update");
    if (!message) throw new AppError("NOT_FOUND", "There is no such message.");
    if (!message.sealed) throw new AppError("BAD_REQUEST", "The text of this message has been deleted.");
    const [queued] = await tx
      .update(outboxMessage)
      .set({ state: "queued", queuedAt: now, dueAt: now, reason: null, interruptions: 0 })
      .where(
        and(
          eq(outboxMessage.id, id),
          inArray(outboxMessage.state, ["failed", "kept", "waiting", "retrying", "unclear"]),
        ),
      )
      .returning({ id: outboxMessage.id });
    if (!queued) throw new AppError("BAD_REQUEST", "This message has been sent or is being sent right now.");
    await recordAudit(tx, actor, {
      action: "message.retried",
      subjectType: "message",
      subjectId: id,
      before: { state: message.state },
    });
    await sendJob(tx, deliverMailJob, { id }, { key: `${id} ${+now}` });
  });
}
