import { and, desc, inArray, isNull, like, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ItemStatus } from "../item-schemas";
import { contentItem } from "../tables";
import { containsWord } from "./contains-word";
import { foldWords } from "./fold-words";

export interface FoundRecord {
  id: string;
  /** The name of its type. */
  type: string;
  title: string;
  status: ItemStatus;
}

/**
 * Records of several types whose title or slug contains every word: titles that begin with the first word come
 * first, then the latest changed. Without the trash.
 * @param types names of content types
 */
export async function findRecords(
  db: Database,
  types: readonly string[],
  { q, limit }: { q: string; limit: number },
): Promise<FoundRecord[]> {
  const words = await foldWords(db, q);
  const [first] = words;
  if (first === undefined || types.length === 0) return [];
  const begins = like(contentItem.searchText, `${first.replace(/[\\%_]/g, "\\$&")}%`);
  return db
    .select({
      id: contentItem.id,
      type: contentItem.type,
      title: contentItem.title,
      status: contentItem.status,
    })
    .from(contentItem)
    .where(
      and(inArray(contentItem.type, [...types]), isNull(contentItem.trashedAt), ...words.map(containsWord)),
    )
    .orderBy(desc(sql`${begins}`), desc(contentItem.updatedAt))
    .limit(limit);
}
