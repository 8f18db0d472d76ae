import { and, eq, isNull } from "drizzle-orm";
import type { ContentContext } from "~/content/actions/content-context";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { authorize } from "~/content/actions/steps";
import { contentTypeNamed } from "~/content/registry";
import { contentItem } from "~/content/tables";
import { AppError } from "~/platform/errors/app-error";

/**
 * Adds words to those that a published record is found by, or takes some away: the record is saved and published as by its own form.
 *
 * @param url the record's public address
 * @throws AppError NOT_FOUND; IN_USE for a record with changes that are not published yet, which would become public with them; and as `saveDraft`, `publishItem`
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
    // Before anything is said of the working copy.
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
