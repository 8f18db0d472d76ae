import { and, eq, isNull } from "drizzle-orm";
import type { ContentContext } from "~/content/actions/content-context";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { authorize } from "~/content/actions/steps";
import { contentTypeNamed } from "~/content/registry";
import { contentItem } from "~/content/tables";
import { AppError } from "~/platform/errors/app-error";

/**
 * Adds or removes words that lead to a published record. Saves and publishes the record, as its own form does.
 * @param url the record's public address
 * @throws AppError NOT_FOUND; IN_USE if the record has unpublished changes, which would become public; like
 *   `saveDraft` and `publishItem`
 */
export async function changePlainWords(
  context: ContentContext,
  url: string,
  change: { add?: string; remove?: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [item] = await tx
      .select()
      .from(contentItem)
      .where(and(eq(contentItem.publishedUrl, url), isNull(contentItem.trashedAt)))
      .for("update");
    const type = item && contentTypeNamed(item.type);
    if (!item || !type?.fields.plainWords) throw new AppError("NOT_FOUND", `Search finds no page at ${url}.`);
    // Before anything about the working copy is revealed.
    authorize(context.actor, type, "publish");
    if (item.revision !== item.publishedRevision) {
      throw new AppError(
        "IN_USE",
        `“${item.title}” has unpublished changes. Publish them first, or add the words in the record itself.`,
      );
    }
    const words = wordsOf(item.data);
    const changed = words.filter((word) => word !== change.remove && !isSame(word, change.add));
    if (change.add) changed.push(change.add);
    const within = { ...context, db: tx };
    const saved = await saveDraft(within, type, item, { plainWords: changed });
    await publishItem(within, type, saved);
  });
}

function wordsOf({ plainWords }: Record<string, unknown>): string[] {
  return Array.isArray(plainWords) ? plainWords.map(String) : [];
}

function isSame(word: string, added = ""): boolean {
  return word.toLowerCase() === added.toLowerCase();
}
