import { eq, gte, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { searchDay, searchMiss } from "../table";

export interface SearchCounts {
  searches: number;
  withoutResults: number;
  /** Searches without results, most frequent first. */
  misses: { words: string; count: number }[];
}

/** Words that were searched only once are not shown, because they may be a name. */
const MIN_COUNT = 2;
const MAX_MISSES = 50;

/** @param since in the hospital's time zone, as YYYY-MM-DD */
export async function searchCounts(db: Database, since: string): Promise<SearchCounts> {
  const sum = (column: typeof searchDay.searches | typeof searchDay.withoutResults) =>
    sql<number>`coalesce(sum(${column}), 0)::int`;
  const count = sql<number>`sum(${searchMiss.count})::int`;
  const [[totals], misses] = await Promise.all([
    db
      .select({ searches: sum(searchDay.searches), withoutResults: sum(searchDay.withoutResults) })
      .from(searchDay)
      .where(gte(searchDay.day, since)),
    db
      .select({ words: searchMiss.words, count })
      .from(searchMiss)
      .where(gte(searchMiss.day, since))
      .groupBy(searchMiss.words)
      .having(sql`sum(${searchMiss.count}) >= ${MIN_COUNT}`)
      .orderBy(sql`2 desc, 1`)
      .limit(MAX_MISSES),
  ]);
  return { searches: 0, withoutResults: 0, ...totals, misses };
}

/** Removes words from the list of searches without results. */
export async function deleteMiss(db: Database, words: string): Promise<void> {
  await db.delete(searchMiss).where(eq(searchMiss.words, words));
}
