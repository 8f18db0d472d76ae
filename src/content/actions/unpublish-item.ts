import type { ContentType } from "../define-content-type";
import { changeItem } from "./change-item";
import type { ContentContext } from "./content-context";
import { hidePublicly } from "./show-publicly";
import { authorize, type Item } from "./steps";

/**
 * Takes a record off the public site; its working copy stays.
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT
 */
export async function unpublishItem(
  context: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
): Promise<Item> {
  authorize(context.actor, type, "publish");
  return changeItem(context, type, target, "unpublished", {
    change: () => ({ publishedRevision: null, publishedAt: null, publishedUrl: null }),
    afterwards: (tx, item) => hidePublicly(tx, type, item.id),
  });
}
