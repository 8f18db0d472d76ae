import { AppError } from "~/platform/errors/app-error";
import type { ContentType, DataOf } from "../define-content-type";
import { changeItem } from "./change-item";
import type { ContentContext } from "./content-context";
import { authorize, type Item, validate } from "./steps";

/**
 * Saves changes to a record's working copy; the public still sees the published one.
 * @param target the record, and the revision that the caller read
 * @param changes the properties to replace; the others stay
 * @param options.suggestsSlug a number is added to a changed slug if another record has it
 * @throws AppError FORBIDDEN, NOT_FOUND, REVISION_CONFLICT, VALIDATION_FAILED, SLUG_TAKEN; BAD_REQUEST for
 * trashed records
 */
export async function saveDraft<T extends ContentType>(
  context: ContentContext,
  type: T,
  target: { id: string; revision: number },
  changes: Partial<DataOf<T>>,
  { suggestsSlug = false } = {},
): Promise<Item> {
  authorize(context.actor, type, "draft");
  return changeItem(context, type, target, "saved", {
    suggestsSlug,
    change(item) {
      if (item.trashedAt)
        throw new AppError("BAD_REQUEST", "Take the record out of the trash before changing it.");
      return { data: validate(type, { ...item.data, ...changes }) };
    },
  });
}
