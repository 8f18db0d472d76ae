import { eq } from "drizzle-orm";
import { AppError } from "~/platform/errors/app-error";
import type { ContentType } from "../define-content-type";
import { contentItem } from "../tables";
import type { ContentContext } from "./content-context";
import { recordContentEvent } from "./record-content-event";
import { authorize, type Item, lockItem } from "./steps";

/**
 * Asks colleagues who may publish to review the working copy. Publishing or trashing the record ends the
 * request.
 * @param target the record, and the revision that the caller read; the request makes no new one
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT; BAD_REQUEST for trashed records, and if there is
 * nothing to publish
 */
export async function requestReview(
  { db, actor }: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
): Promise<Item> {
  authorize(actor, type, "draft");
  return db.transaction(async (tx) => {
    const before = await lockItem(tx, type, target.id, target.revision);
    if (before.trashedAt || before.publishedRevision === before.revision) {
      throw new AppError("BAD_REQUEST", "There are no changes to publish.");
    }
    const [item] = await tx
      .update(contentItem)
      .set({ reviewRequestedAt: new Date() })
      .where(eq(contentItem.id, before.id))
      .returning();
    if (!item) throw new Error("The locked row disappeared.");
    await recordContentEvent(tx, actor, type, "reviewRequested", {
      id: item.id,
    });
    return item;
  });
}
