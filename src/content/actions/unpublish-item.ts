import { AppError } from "~/platform/errors/app-error";
import type { ContentType } from "../define-content-type";
import { changeItem } from "./change-item";
import type { ContentContext } from "./content-context";
import { hidePublicly } from "./show-publicly";
import { authorize, type Item } from "./steps";

/**
 * Takes a record off the public site; its working copy stays. `restoreItem` undoes it.
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT; NOT_PUBLISHED
 */
export async function unpublishItem(
  context: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
): Promise<Item> {
  authorize(context.actor, type, "publish");
  return changeItem(context, type, target, "unpublished", {
    change(item) {
      if (item.publishedRevision === null)
        throw new AppError("NOT_PUBLISHED", "This record is not published, so it cannot be unpublished.");
      return {
        publishedRevision: null,
        publishedAt: null,
        publishedUrl: null,
        withdrawnRevision: item.publishedRevision,
        withdrawnPublishedAt: item.publishedAt,
      };
    },
    afterward: (tx, _, before) => hidePublicly(tx, type, before),
  });
}
