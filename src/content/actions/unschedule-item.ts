import { eq } from "drizzle-orm";
import type { ContentType } from "../define-content-type";
import { contentSchedule } from "../schedule/table";
import type { ContentContext } from "./content-context";
import { recordContentEvent } from "./record-content-event";
import { authorize, lockItem } from "./steps";

/**
 * Removes a record's schedule; does nothing if there is none.
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT
 */
export async function unscheduleItem(
  { db, actor }: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
): Promise<void> {
  authorize(actor, type, "publish");
  await db.transaction(async (tx) => {
    const { id } = await lockItem(tx, type, target.id, target.revision);
    // The jobs that were sent for it find nothing to do.
    const [gone] = await tx.delete(contentSchedule).where(eq(contentSchedule.itemId, id)).returning();
    if (!gone) return;
    await recordContentEvent(tx, actor, type, "unscheduled", {
      id,
      before: { publishAt: gone.publishAt, unpublishAt: gone.unpublishAt },
    });
  });
}
