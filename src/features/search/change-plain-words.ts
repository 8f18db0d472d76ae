import { and, eq, isNull } from "drizzle-orm";
import type { ContentContext } from "~/content/actions/content-context";
import { contentTypeNamed } from "~/content/registry";
import { contentItem } from "~/content/tables";
import { AppError } from "~/platform/errors/app-error";
import { changeWordList } from "./change-word-list";

/**
 * Adds or removes words that lead to a published record. Saves and publishes the record, like its own form does.
 * @param url the record's public address
 * @throws AppError NOT_FOUND; the errors of `changeWordList`
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
    await changeWordList({ db: tx, actor: context.actor }, type, item, "plainWords", change);
  });
}
