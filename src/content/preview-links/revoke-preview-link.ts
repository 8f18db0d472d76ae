import { and, eq } from "drizzle-orm";
import { AppError } from "~/platform/errors/app-error";
import type { ContentContext } from "../actions/content-context";
import { recordContentEvent } from "../actions/record-content-event";
import { authorize } from "../actions/steps";
import type { ContentType } from "../define-content-type";
import { previewLink } from "./table";

/**
 * Revokes a preview link.
 * @throws AppError FORBIDDEN; NOT_FOUND if the link belongs to another record or was revoked before
 */
export async function revokePreviewLink(
  { db, actor }: ContentContext,
  type: ContentType,
  { itemId, id }: { itemId: string; id: string },
): Promise<void> {
  authorize(actor, type, "draft");
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(previewLink)
      .where(and(eq(previewLink.id, id), eq(previewLink.itemId, itemId)))
      .returning({ id: previewLink.id });
    if (gone.length === 0) throw new AppError("NOT_FOUND", "This link no longer exists.");
    await recordContentEvent(tx, actor, type, "previewLinkRevoked", {
      id: itemId,
    });
  });
}
