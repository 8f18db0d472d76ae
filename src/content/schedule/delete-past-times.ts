import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { contentSchedule } from "./table";

/**
 * Removes the times of a record's schedule that have passed, including a failed one; if none is left, the
 * whole schedule.
 */
export async function deletePastTimes(tx: Database, itemId: string, now: Date): Promise<void> {
  const ofItem = eq(contentSchedule.itemId, itemId);
  const [schedule] = await tx.select().from(contentSchedule).where(ofItem).for("update");
  if (!schedule) return;
  const toCome = (at: Date | null) => (at && at > now ? at : null);
  const left = { publishAt: toCome(schedule.publishAt), unpublishAt: toCome(schedule.unpublishAt) };
  if (left.publishAt || left.unpublishAt) {
    await tx
      .update(contentSchedule)
      .set({ ...left, failure: null, failedAt: null })
      .where(ofItem);
  } else await tx.delete(contentSchedule).where(ofItem);
}
