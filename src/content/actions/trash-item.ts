import { eq } from "drizzle-orm";
import { AppError } from "~/platform/errors/app-error";
import type { ContentType } from "../define-content-type";
import { usesOf } from "../indexes/uses-of";
import { contentSchedule } from "../schedule/table";
import { changeItem } from "./change-item";
import type { ContentContext } from "./content-context";
import { hidePublicly } from "./show-publicly";
import { authorize, type Item } from "./steps";

/**
 * Moves a record to the trash and off the public site; its address becomes free.
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT; IN_USE (with `uses`) for pictures and files that records name
 */
export async function trashItem(
  context: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
): Promise<Item> {
  authorize(context.actor, type, "publish");
  return changeItem(context, type, target, "trashed", {
    async change(item, now, tx) {
      if (type.keptWhileUsed) {
        const uses = await usesOf(tx, item.id);
        if (uses.length > 0) throw inUse(type, uses);
      }
      return {
        trashedAt: now,
        publishedRevision: null,
        publishedAt: null,
        publishedUrl: null,
        reviewRequestedAt: null,
      };
    },
    async afterwards(tx, item) {
      await hidePublicly(tx, type, item.id);
      await tx.delete(contentSchedule).where(eq(contentSchedule.itemId, item.id));
    },
  });
}

function inUse(type: ContentType, uses: { title: string }[]): AppError {
  const named = uses.slice(0, 3).map((use) => `“${use.title}”`);
  const more = uses.length > named.length ? ` and ${uses.length - named.length} more` : "";
  const message = `This ${type.label.one.toLowerCase()} is still used by ${named.join(", ")}${more}.`;
  return new AppError("IN_USE", message, { details: { uses } });
}
