import { eq } from "drizzle-orm";
import { AppError } from "~/platform/errors/app-error";
import type { ContentType } from "../define-content-type";
import { type Uses, usesOf } from "../indexes/uses-of";
import { contentSchedule } from "../schedule/table";
import { changeItem } from "./change-item";
import type { ContentContext } from "./content-context";
import { hidePublicly } from "./show-publicly";
import { authorize, type Item } from "./steps";

/**
 * Moves a record to the trash and off the public site; its address becomes free. `restoreItem` undoes it.
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT; IN_USE (with `uses`) for pictures and files that
 * records refer to
 */
export async function trashItem(
  context: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
): Promise<Item> {
  authorize(context.actor, type, "publish");
  return changeItem(context, type, target, "trashed", {
    async change(item, now, tx) {
      if (type.protectedWhileUsed) {
        const uses = await usesOf(tx, context.actor, item.id);
        if (uses.uses.length + uses.hidden > 0) throw inUse(type, uses);
      }
      return {
        trashedAt: now,
        publishedRevision: null,
        publishedAt: null,
        publishedUrl: null,
        reviewRequestedAt: null,
        withdrawnRevision: item.publishedRevision,
        withdrawnPublishedAt: item.publishedAt,
      };
    },
    async afterward(tx, item, before) {
      await hidePublicly(tx, type, before);
      await tx.delete(contentSchedule).where(eq(contentSchedule.itemId, item.id));
    },
  });
}

function inUse(type: ContentType, { uses, hidden }: Uses): AppError {
  const named = uses.slice(0, 3).map((use) => `“${use.title}”`);
  const more = uses.length + hidden - named.length;
  const others = named.length === 0 ? `${more} that you cannot open` : `${named.join(", ")} and ${more} more`;
  const users = more === 0 ? named.join(", ") : others;
  const message = `This ${type.label.one.toLowerCase()} is still used by ${users}.`;
  return new AppError("IN_USE", message, { details: { uses, hidden } });
}
