import { count, eq, sql } from "drizzle-orm";
import { contentItem, searchDocument, searchPhrase } from "~/content/tables";
import type { Database } from "~/platform/database/database";

export interface PlainWord {
  words: string;
  itemId: string;
  /** The type of the record to which they lead. */
  type: string;
  title: string;
  url: string;
}

/**
 * The words people use, with the published records to which they lead, alphabetically.
 * @param q filters by words or records
 */
export async function plainWordList(
  db: Database,
  { q, page, pageSize }: { q: string; page: number; pageSize: number },
): Promise<{ items: PlainWord[]; total: number }> {
  const like = sql`'%' || lower(unaccent(${q.replaceAll(/[\\%_]/g, "")}::text)) || '%'`;
  const condition = sql`${searchPhrase.kind} = 'found' and (${searchPhrase.key} like ${like} or ${searchDocument.titleKey} like ${like})`;
  const joined = eq(searchDocument.itemId, searchPhrase.ownerId);
  const [items, [counted]] = await Promise.all([
    db
      .select({
        words: searchPhrase.phrase,
        itemId: contentItem.id,
        type: contentItem.type,
        title: searchDocument.title,
        url: searchDocument.url,
      })
      .from(searchPhrase)
      .innerJoin(searchDocument, joined)
      .innerJoin(contentItem, eq(contentItem.id, searchPhrase.ownerId))
      .where(condition)
      .orderBy(searchPhrase.key, searchDocument.title)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(searchPhrase).innerJoin(searchDocument, joined).where(condition),
  ]);
  return { items, total: counted?.total ?? 0 };
}
