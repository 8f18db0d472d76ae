import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { ContentContext } from "~/content/actions/content-context";
import { contentItem } from "~/content/tables";
import { AppError } from "~/platform/errors/app-error";
import { changeWordList } from "./change-word-list";
import { searchTopicType } from "./search-topic";

/**
 * Adds words to a published search topic. Saves and publishes it, like its own form does.
 * @param id of the search topic
 * @throws AppError NOT_FOUND; the errors of `changeWordList`
 */
export async function addTopicWord(context: ContentContext, id: string, words: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [item] = await tx
      .select()
      .from(contentItem)
      .where(
        and(
          eq(contentItem.id, id),
          eq(contentItem.type, searchTopicType.name),
          isNotNull(contentItem.publishedRevision),
          isNull(contentItem.trashedAt),
        ),
      )
      .for("update");
    if (!item) throw new AppError("NOT_FOUND", "There is no such published search topic.");
    await changeWordList({ db: tx, actor: context.actor }, searchTopicType, item, "moreWords", {
      add: words,
    });
  });
}
