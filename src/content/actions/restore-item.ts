import { and, eq } from "drizzle-orm";
import { AppError } from "~/platform/errors/app-error";
import type { ContentType } from "../define-content-type";
import { contentRevision } from "../tables";
import { changeItem } from "./change-item";
import type { ContentContext } from "./content-context";
import { authorize, type Item, validate } from "./steps";

/**
 * Takes a record out of the trash, as a draft.
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT, SLUG_TAKEN (its address was given away meanwhile)
 */
export async function restoreItem(
  context: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
): Promise<Item> {
  authorize(context.actor, type, "draft");
  return changeItem(context, type, target, "restored", { change: () => ({ trashedAt: null }) });
}

/**
 * Makes an earlier revision the working copy again, as a new revision; nothing of the history is lost.
 * @throws AppError as restoreItem; VALIDATION_FAILED when the old values no longer fit the type
 */
export async function restoreRevision(
  context: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
  earlier: number,
): Promise<Item> {
  authorize(context.actor, type, "draft");
  const [old] = await context.db
    .select({ data: contentRevision.data })
    .from(contentRevision)
    .where(and(eq(contentRevision.itemId, target.id), eq(contentRevision.revision, earlier)));
  if (!old) throw new AppError("NOT_FOUND", "There is no such revision.");
  return changeItem(context, type, target, "restored", {
    change: () => ({ data: validate(type, old.data) }),
  });
}
