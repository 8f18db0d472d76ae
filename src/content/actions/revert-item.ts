import type { ContentType } from "../define-content-type";
import { changeItem } from "./change-item";
import type { ContentContext } from "./content-context";
import { keepAddressesReachable } from "./keep-addresses-reachable";
import { dataOf } from "./restore-item";
import { hidePublicly, showPublicly } from "./show-publicly";
import { authorize, type Item, validate } from "./steps";

/**
 * Restores the working copy and the public version from an earlier revision, as a new revision.
 * @param target the record, and the revision that the caller read
 * @param earlier the revision of the working copy, and the one that was public then (null for none)
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT; SLUG_TAKEN; VALIDATION_FAILED if the old values no longer
 * fit the type
 */
export async function revertItem(
  context: ContentContext,
  type: ContentType,
  target: { id: string; revision: number; publishedRevision: number | null },
  earlier: { revision: number; publishedRevision: number | null },
): Promise<Item> {
  const isPublicChange = target.publishedRevision !== earlier.publishedRevision;
  authorize(context.actor, type, isPublicChange ? "publish" : "draft");
  const data = validate(type, await dataOf(context.db, target.id, earlier.revision));
  const shown =
    earlier.publishedRevision === null
      ? null
      : await dataOf(context.db, target.id, earlier.publishedRevision);
  return changeItem(context, type, target, "restored", {
    change: (item) => ({
      data,
      publishedRevision:
        earlier.publishedRevision === earlier.revision ? item.revision + 1 : earlier.publishedRevision,
      publishedAt: shown ? item.publishedAt : null,
      publishedUrl: shown ? item.publishedUrl : null,
    }),
    async afterward(tx, item, before) {
      if (!isPublicChange) return;
      if (!shown) return hidePublicly(tx, type, before);
      const live = { ...item, data: shown };
      await showPublicly(tx, type, live, before);
      await keepAddressesReachable({ ...context, db: tx }, type, live, before);
    },
  });
}
