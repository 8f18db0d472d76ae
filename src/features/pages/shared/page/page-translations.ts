import { and, eq, inArray } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { page } from "../../page/table";

type PublishedPage = typeof page.$inferSelect;

/**
 * The published translations of pages into a language, by the id of the original. Records that are no
 * pages, or that have no such translation, are left out.
 */
export async function pageTranslations(
  db: Database,
  ids: readonly string[],
  language: PublishedPage["language"],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: page.id, originalId: page.translationOfId })
    .from(page)
    .where(and(inArray(page.translationOfId, [...ids]), eq(page.language, language)));
  readsAll(page);
  return new Map(rows.flatMap(({ id, originalId }) => (originalId === null ? [] : [[originalId, id]])));
}
