import type { ContentContext } from "~/content/actions/content-context";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { authorize, type Item } from "~/content/actions/steps";
import type { ContentType } from "~/content/define-content-type";
import { AppError } from "~/platform/errors/app-error";

/**
 * Adds or removes words of a published record. Saves and publishes the record, like its own form does.
 * @param item locked by the caller's transaction
 * @param field a field that is a list of words
 * @throws AppError IN_USE if the record has unpublished changes, which would become public; the errors of `saveDraft`
 * and `publishItem`
 */
export async function changeWordList(
  context: ContentContext,
  type: ContentType,
  item: Item,
  field: string,
  change: { add?: string; remove?: string },
): Promise<void> {
  // Must be first, because later errors reveal facts about the working copy.
  authorize(context.actor, type, "publish");
  if (item.revision !== item.publishedRevision) {
    throw new AppError(
      "IN_USE",
      `“${item.title}” has unpublished changes. Publish them first, or add the words in the record itself.`,
    );
  }
  const words = wordsOf(item.data[field]);
  const changed = words.filter((word) => word !== change.remove && !isSame(word, change.add));
  if (change.add) changed.push(change.add);
  const saved = await saveDraft(context, type, item, { [field]: changed });
  await publishItem(context, type, saved);
}

function wordsOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.map(String) : [];
}

function isSame(word: string, added = ""): boolean {
  return word.toLowerCase() === added.toLowerCase();
}
