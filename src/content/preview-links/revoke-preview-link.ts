import { and, eq } from "drizzle-orm";
import { recordAudit } from "~/platform/audit/record-audit";
import { AppError } from "~/platform/errors/app-error";
import type { ContentContext } from "../actions/content-context";
import { authorize } from "../actions/steps";
import type { ContentType } from "../define-content-type";
import { previewLink } from "./table";

/**
 * Lets a private link lead nowhere from now on.
 * @throws AppError FORBIDDEN; NOT_FOUND for a link of another record, and for one that was revoked
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
    if (gone.length === 0) throw new AppError("NOT_FOUND", "There is no such link any more.");
    await recordAudit(tx, actor, {
      action: `${type.name}.previewLinkRevoked`,
      subjectType: type.name,
      subjectId: itemId,
    });
  });
}
