import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { contentTypeNamed } from "../registry";
import { contentItem } from "../tables";
import { publishedRecords } from "./published-records";

/**
 * The published titles of records with unpublished changes, by id, and whether title and public address
 * contain the words. A record's search text comes from its working copy, so searches of people who may not
 * see working copies must not use it.
 * @param words folded
 */
export async function changedTitles(
  db: Database,
  types: readonly ContentType[],
  words: string[],
): Promise<Map<string, { title: string; isFound: boolean }>> {
  const names = types.map(({ name }) => name);
  const rows = await publishedRecords(
    db,
    and(inArray(contentItem.type, names), eq(contentItem.status, "changed")),
  );
  const titles = rows.map(({ type, data }) => contentTypeNamed(type).title(data));
  const texts = rows.map(({ url }, index) => `${titles[index]} ${url ?? ""}`);
  const folded = await db.execute<{ folded: string }>(
    sql`select lower(unaccent(text)) as folded from unnest(${sql.param(texts)}::text[])
      with ordinality as t (text, n) order by n`,
  );
  return new Map(
    rows.map(({ id }, index) => {
      const text = folded.rows[index]?.folded ?? "";
      return [id, { title: titles[index] ?? "", isFound: words.every((word) => text.includes(word)) }];
    }),
  );
}
