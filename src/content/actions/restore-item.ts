import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { hasAnyPermission } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { requirePublishable } from "../checklist/require-publishable";
import type { ContentType } from "../define-content-type";
import { contentItem, contentRevision } from "../tables";
import { changeItem } from "./change-item";
import type { ContentContext } from "./content-context";
import { keepAddressesReachable } from "./keep-addresses-reachable";
import { showPublicly } from "./show-publicly";
import { authorize, type Item, validate } from "./steps";

/**
 * Undoes `trashItem` or `unpublishItem`: takes the record out of the trash, and publishes it again in its
 * former public state. Changes that were unpublished then stay unpublished. If the actor may not publish,
 * it comes back as a draft.
 * @param options.asDraft does not publish it
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT; SLUG_TAKEN (another record has its address now);
 * VALIDATION_FAILED (it can no longer be published, because a record that it refers to does not exist);
 * BAD_REQUEST for a record that is neither in the trash nor unpublished
 */
export async function restoreItem(
  context: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
  { asDraft = false } = {},
): Promise<Item> {
  authorize(context.actor, type, "draft");
  const [found] = await context.db
    .select({ trashedAt: contentItem.trashedAt })
    .from(contentItem)
    .where(eq(contentItem.id, target.id));
  if (!found?.trashedAt) authorize(context.actor, type, "publish");
  const isPublic = !asDraft && hasAnyPermission(context.actor, type.access.publish);
  let shown: Item["data"] | undefined;
  return changeItem(context, type, target, found?.trashedAt ? "untrashed" : "republished", {
    async change(item, now, tx) {
      const { withdrawnRevision, withdrawnPublishedAt } = item;
      if (!item.trashedAt && (withdrawnRevision === null || !isPublic))
        throw new AppError(
          "BAD_REQUEST",
          "This record is neither in the trash nor unpublished, so there is nothing to restore.",
        );
      if (withdrawnRevision === null || !isPublic) return { trashedAt: null };
      shown = validate(type, await dataOf(tx, item.id, withdrawnRevision));
      await requirePublishable(tx, context.actor, type, { id: item.id, data: shown });
      const isWorkingCopy = isDeepStrictEqual(shown, validate(type, item.data));
      return {
        data: isWorkingCopy ? shown : item.data,
        trashedAt: null,
        publishedRevision: isWorkingCopy ? item.revision + 1 : withdrawnRevision,
        publishedAt: withdrawnPublishedAt ?? now,
        withdrawnRevision: null,
        withdrawnPublishedAt: null,
      };
    },
    async afterward(tx, item, before) {
      if (!shown) return;
      const live = { ...item, data: shown };
      await showPublicly(tx, type, live, before);
      await keepAddressesReachable({ ...context, db: tx }, type, live, before);
    },
  });
}

/**
 * The values of one revision.
 * @throws AppError NOT_FOUND
 */
export async function dataOf(tx: Database, id: string, revision: number): Promise<Item["data"]> {
  const [old] = await tx
    .select({ data: contentRevision.data })
    .from(contentRevision)
    .where(and(eq(contentRevision.itemId, id), eq(contentRevision.revision, revision)));
  if (!old) throw new AppError("NOT_FOUND", "There is no such revision.");
  return old.data;
}

/**
 * Makes an earlier revision the working copy again, as a new revision; the history is kept.
 * @throws AppError as restoreItem; VALIDATION_FAILED if the old values no longer fit the type
 */
export async function restoreRevision(
  context: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
  earlier: number,
): Promise<Item> {
  authorize(context.actor, type, "draft");
  const data = await dataOf(context.db, target.id, earlier);
  return changeItem(context, type, target, "restored", {
    change: () => ({ data: validate(type, data) }),
  });
}
