import { AppError } from "~/platform/errors/app-error";
import { requirePublishable } from "../checklist/require-publishable";
import type { ContentType } from "../define-content-type";
import { deletePastTimes } from "../schedule/delete-past-times";
import { changeItem } from "./change-item";
import type { ContentContext } from "./content-context";
import { keepAddressesReachable } from "./keep-addresses-reachable";
import { moveNestedRecords } from "./move-nested-records";
import { showPublicly } from "./show-publicly";
import { authorize, type Item, validate } from "./steps";

/**
 * Publishes the working copy. The same transaction writes the public rows and the search index, adds a
 * redirect from a changed address, and tells every node which cached pages to drop.
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT, SLUG_TAKEN; VALIDATION_FAILED with the blocking
 * entries of the checklist; BAD_REQUEST for trashed records
 */
export async function publishItem(
  context: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
): Promise<Item> {
  authorize(context.actor, type, "publish");
  return changeItem(context, type, target, "published", {
    async change(item, now, tx) {
      if (item.trashedAt)
        throw new AppError("BAD_REQUEST", "Take the record out of the trash before publishing it.");
      const data = validate(type, item.data);
      await requirePublishable(tx, context.actor, type, { id: item.id, data });
      return {
        data,
        publishedRevision: item.revision + 1,
        publishedAt: item.publishedAt ?? now,
        reviewRequestedAt: null,
        withdrawnRevision: null,
        withdrawnPublishedAt: null,
      };
    },
    async afterward(tx, item, before) {
      await showPublicly(tx, type, item, before);
      await keepAddressesReachable({ ...context, db: tx }, type, item, before);
      await moveNestedRecords({ ...context, db: tx }, type, item, before);
      await deletePastTimes(tx, item.id, item.updatedAt);
    },
  });
}
