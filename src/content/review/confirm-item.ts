import { eq } from "drizzle-orm";
import type { TransactionalDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { ContentContext } from "../actions/content-context";
import { publishItem } from "../actions/publish-item";
import { recordContentEvent } from "../actions/record-content-event";
import { saveDraft } from "../actions/save-draft";
import { authorize, type Item, lockItem } from "../actions/steps";
import type { ContentType } from "../define-content-type";
import { contentItem } from "../tables";

/**
 * Records that someone checked the public version of a record and found it correct. If the public sees the
 * date, the record is published with today's; otherwise there is no new revision.
 * @param target the record, and the revision that the caller read
 * @param today in the hospital's time zone, as YYYY-MM-DD
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT; BAD_REQUEST if it is not public; IN_USE if publishing the
 * date would also publish other changes
 */
export async function confirmItem(
  context: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
  today: string,
): Promise<void> {
  const { db, actor } = context;
  authorize(actor, type, "draft");
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, type, target.id, target.revision);
    if (item.trashedAt || item.publishedRevision === null)
      throw new AppError("BAD_REQUEST", "Only published records can be confirmed.");
    if (type.review?.writesDate) await publishDay({ ...context, db: tx }, type, item, today);
    const confirmation = { confirmedAt: new Date(), confirmedByName: actor.name };
    await tx.update(contentItem).set(confirmation).where(eq(contentItem.id, item.id));
    await recordContentEvent(tx, actor, type, "confirmed", {
      id: item.id,
    });
  });
}

async function publishDay(
  context: ContentContext & { db: TransactionalDatabase },
  type: ContentType,
  item: Item,
  today: string,
): Promise<void> {
  if (item.revision !== item.publishedRevision) {
    throw new AppError(
      "IN_USE",
      `“${item.title}” has unpublished changes. Publish them first, or set the date in the record itself.`,
    );
  }
  const saved = await saveDraft(context, type, item, { [type.review?.dateField ?? ""]: today });
  await publishItem(context, type, saved);
}
