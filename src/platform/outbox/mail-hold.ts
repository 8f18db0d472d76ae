import { eq, inArray } from "drizzle-orm";
import type { Database, RootDatabase } from "../database/database";
import { sendJob } from "../jobs/send-job";
import { deliverMailJob } from "./deliver-mail-job";
import { mailHold, outboxMessage } from "./table";

const ROW = "restored";
const BATCH_SIZE = 500;

/** Holds every message until `releaseMail`: waiting ones, and new ones. */
export async function holdMail(db: Database, now: Date): Promise<void> {
  await db.insert(mailHold).values({ id: ROW, since: now }).onConflictDoNothing();
}

export async function isMailHeld(db: Database): Promise<boolean> {
  return (await db.$count(mailHold)) > 0;
}

/** The number of held messages; null if mail is not held. */
export async function countHeldMail(db: Database): Promise<number | null> {
  if (!(await isMailHeld(db))) return null;
  return db.$count(outboxMessage, inArray(outboxMessage.state, ["held", "queued", "retrying", "sending"]));
}

/**
 * Ends the hold and queues the held messages, oldest first. Retries end two days after this, as for new
 * messages. Can be stopped and run again.
 * @returns the number of queued messages
 */
export async function releaseMail(db: RootDatabase, now: Date): Promise<number> {
  await db.delete(mailHold);
  for (let released = 0; ; ) {
    const batch = await releaseSome(db, now);
    released += batch;
    if (batch < BATCH_SIZE) return released;
  }
}

async function releaseSome(db: RootDatabase, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const heldIds = tx
      .select({ id: outboxMessage.id })
      .from(outboxMessage)
      .where(eq(outboxMessage.state, "held"))
      .orderBy(outboxMessage.createdAt)
      .limit(BATCH_SIZE)
      .for("update");
    const released = await tx
      .update(outboxMessage)
      .set({ state: "queued", queuedAt: now, dueAt: now, reason: null })
      .where(inArray(outboxMessage.id, heldIds))
      .returning({ id: outboxMessage.id });
    for (const { id } of released) await sendJob(tx, deliverMailJob, { id }, { key: `${id} ${+now}` });
    return released.length;
  });
}
